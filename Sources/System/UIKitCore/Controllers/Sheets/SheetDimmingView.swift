import QuartzCore

/// Dims the content behind a sheet. A tap requests its dismissal.
final class SheetDimmingView: UIView {
  init(onTap: @escaping () -> Void) {
    super.init(frame: .zero)
    backgroundColor = UIColor { traits in
      UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.48 : 0.2)
    }
    let tap = UITapGestureRecognizer()
    tap.addHandler { if $0.state == .ended { onTap() } }
    addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }
}

/// Moves the presenter back behind a sheet at full height, and restores it.
@MainActor final class PresenterPush {
  private(set) weak var view: UIView?
  private var isSheet = false
  private var before: (transform: CGAffineTransform, radius: CGFloat, masks: Bool)?
  /// The final position of the presenter's top edge, in the coordinates of the container.
  var top: CGFloat = 0
  /// The progress from 0, at the original position, to 1.
  var progress: CGFloat = 0 { didSet { if progress != oldValue || progress > 0 { apply() } } }

  func begin(behind sheet: UISheetPresentationController) {
    guard let presenter = sheet.presenter, let presenterView = presenter.viewIfLoaded else {
      return
    }
    let outer = (presenter.presentation as? UISheetPresentationController)?.sheetView
    view = outer ?? presenterView
    isSheet = outer != nil
    before = view.map { ($0.transform, $0.layer.cornerRadius, $0.layer.masksToBounds) }
  }

  func end() {
    progress = 0
    view = nil
    before = nil
  }

  private func apply() {
    guard let view, let before, view.bounds.width > 0 else { return }
    guard progress > 0 else {
      view.transform = before.transform
      guard !isSheet else { return }
      view.layer.cornerRadius = before.radius
      view.layer.masksToBounds = before.masks
      return
    }
    let scale = 1 - 2 * SheetLayout.presenterMargin / view.bounds.width * progress
    // The top edge of the view without its transform.
    let place = view.center.y - view.bounds.height * view.layer.anchorPoint.y
    let scaledTop = view.center.y - view.bounds.height * view.layer.anchorPoint.y * scale
    let shift = place + (top - place) * progress - scaledTop
    view.transform = before.transform.concatenating(
      CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: shift))
    guard !isSheet else { return }
    view.layer.masksToBounds = true
    view.layer.cornerRadius = 10 * progress / scale
  }
}
