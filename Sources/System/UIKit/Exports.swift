@_exported import Foundation
@_exported import UIKitCore
@_exported import UIKitLists
@_exported import UIKitPickers
