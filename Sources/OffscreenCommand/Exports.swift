// `UIView.layoutFindings()` and what it returns are for the tests of who uses this product.
@_exported public import Goldens
