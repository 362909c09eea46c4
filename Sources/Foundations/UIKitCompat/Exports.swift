@_exported import UIKit

#if os(Linux)
  // Where URLSession lives; Foundation holds it elsewhere.
  @_exported import FoundationNetworking
#endif
