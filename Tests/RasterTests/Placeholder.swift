import Testing
import Raster
