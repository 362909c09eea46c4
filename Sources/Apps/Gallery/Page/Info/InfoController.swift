import UIKit

/// The info panel as a sheet, for windows without room beside the photo.
final class InfoController: CoveringController {
  let panel: InfoPanel

  init(panel: InfoPanel) {
    self.panel = panel
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .pageSheet
    sheetPresentationController?.detents = [.medium(), .large()]
    sheetPresentationController?.prefersGrabberVisible = true
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    panel.frame = view.bounds
  }
}
