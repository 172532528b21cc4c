// Empty on purpose: the toolchain looks for a module of this name wherever Testing and UIKit are imported together.
