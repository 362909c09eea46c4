@_exported import UIKit

#if os(Linux)
  // `URLSession` belongs to this module on Linux, and to Foundation on Apple's systems.
  @_exported import FoundationNetworking
#endif
