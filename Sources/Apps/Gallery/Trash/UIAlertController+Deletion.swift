import UIKit

extension UIAlertController {
  /// Returns a question to ask before photos are deleted permanently.
  ///
  /// - Parameter completion: Called with the answer.
  static func deletion(_ title: String, completion: @escaping (_ isWanted: Bool) -> Void)
    -> UIAlertController
  {
    let alert = UIAlertController(
      title: title, message: String(gallery: "This can’t be undone."), preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: String(gallery: "Cancel"), style: .cancel) { _ in completion(false) })
    alert.addAction(
      UIAlertAction(title: String(gallery: "Delete"), style: .destructive) { _ in completion(true) }
    )
    alert.cancelsByReturn()
    return alert
  }

  /// Returns a question to ask before a screen is left with changes that weren't saved.
  static func discarding(_ discard: @escaping () -> Void) -> UIAlertController {
    let alert = UIAlertController(
      title: String(gallery: "Discard your changes?"), message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: String(gallery: "Keep Editing"), style: .cancel))
    alert.addAction(
      UIAlertAction(title: String(gallery: "Discard"), style: .destructive) { _ in discard() })
    alert.cancelsByReturn()
    return alert
  }

  /// Lets Return choose what is shown as chosen: to leave everything as it is.
  func cancelsByReturn() { preferredAction = actions.first { $0.style == .cancel } }

  /// Returns a question to ask before a number of photos is deleted permanently.
  static func deletion(ofPhotos count: Int, completion: @escaping (_ isWanted: Bool) -> Void)
    -> UIAlertController
  { deletion(String(gallery: "Delete \(count) photos permanently?"), completion: completion) }
}
