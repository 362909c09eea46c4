import UIKit

/// A sheet that is half as high as the screen, and can be pulled up.
final class SheetDetentsSnippet: UIViewController {
  let sheetContent = UIViewController()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemIndigo
  }

  func showSheet() {
    sheetContent.view.backgroundColor = .systemBackground
    if let sheet = sheetContent.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.prefersGrabberVisible = true
      sheet.preferredCornerRadius = 24
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    present(sheetContent, animated: true)
  }

  func enlarge() {
    sheetContent.sheetPresentationController?.animateChanges {
      self.sheetContent.sheetPresentationController?.selectedDetentIdentifier = .large
    }
  }
}
