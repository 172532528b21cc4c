import Testing
import Typesetting
