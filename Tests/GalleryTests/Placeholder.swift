import Testing
import Gallery
