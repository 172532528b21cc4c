// `UIView.layoutFindings()` is for the tests of who uses this product.
@_exported public import Goldens
