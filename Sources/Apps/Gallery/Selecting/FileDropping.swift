import PhotoIndexing
import UIKit

/// Copies files that are dropped on the window into the shown folder.
@MainActor final class FileDropping: NSObject, UIDropInteractionDelegate {
  private let files: any FileHandling
  private weak var view: UIView?
  private let border = UIView()

  init(_ files: any FileHandling) {
    self.files = files
    super.init()
    border.isUserInteractionEnabled = false
    border.layer.borderWidth = 3
    border.layer.cornerRadius = 12
  }

  func start(in view: UIView) {
    self.view = view
    view.addInteraction(UIDropInteraction(delegate: self))
  }

  func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession)
    -> Bool
  {
    session.localDragSession == nil && files.shownFolder != nil
      && session.canLoadObjects(ofClass: URL.self)
  }

  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(dropOperation: .copy) }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession)
  {
    guard let view else { return }
    let tint = view.tintColor.resolvedColor(with: view.traitCollection)
    border.layer.borderColor = tint.cgColor
    border.backgroundColor = tint.withAlphaComponent(0.1)
    let safe = view.safeAreaInsets
    border.frame = view.bounds.inset(
      by: UIEdgeInsets(top: safe.top + 6, left: 6, bottom: 6, right: 6))
    view.addSubview(border)
  }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession)
  { border.removeFromSuperview() }

  func dropInteraction(_ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession) {
    border.removeFromSuperview()
  }

  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
    border.removeFromSuperview()
    guard let folder = files.shownFolder else { return }
    files.copyFiles(of: session, to: folder)
  }
}
