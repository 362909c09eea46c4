import UIKit

/// The photo was removed from the library while it was being opened.
struct PhotoNotFound: Error, CustomStringConvertible {
  var description: String { String(gallery: "This photo is no longer in the folder.") }
}
