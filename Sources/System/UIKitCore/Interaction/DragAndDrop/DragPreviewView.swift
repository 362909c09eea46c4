import QuartzCore

/// The preview of an item while it is lifted and dragged.
final class DragPreviewView: UIView {
  /// Clips the content to its outline.
  private let clip = UIView()
  let preview: UITargetedDragPreview
  /// The visible part of the view, in its coordinates.
  private(set) var visible: CGRect

  init(_ preview: UITargetedDragPreview) {
    self.preview = preview
    visible = preview.parameters.visiblePath?.bounds ?? preview.view.bounds
    super.init(frame: CGRect(origin: .zero, size: visible.size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    layer.shadowRadius = 14
    layer.shadowOffset = CGSize(width: 0, height: 8)
    layer.shadowColor = UIColor.black.cgColor
    addSubview(clip)
    show(preview.view, preview.parameters)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a view in its current state, at the same position.
  func show(_ view: UIView, _ parameters: UIPreviewParameters) {
    visible = parameters.visiblePath?.bounds ?? view.bounds
    bounds = CGRect(origin: .zero, size: visible.size)
    clip.frame = bounds
    clip.clipsToBounds = true
    for old in clip.subviews { old.removeFromSuperview() }
    let corner =
      parameters.visiblePath == nil ? view.layer.cornerRadius : max(view.layer.cornerRadius, 10)
    let radius = min(corner, min(visible.width, visible.height) / 2)
    clip.backgroundColor = parameters.backgroundColor
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      let moved = UIBezierPath(cgPath: path.cgPath)
      moved.apply(CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
      mask.path = moved.cgPath
      mask.frame = bounds
      clip.layer.mask = mask
      layer.cornerRadius = radius
    } else {
      clip.layer.mask = nil
      clip.layer.cornerRadius = radius
      layer.cornerRadius = radius
    }
    if let shadow = parameters.shadowPath {
      let moved = UIBezierPath(cgPath: shadow.cgPath)
      moved.apply(CGAffineTransform(translationX: -visible.minX, y: -visible.minY))
      layer.shadowPath = moved.cgPath
    } else {
      layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: radius).cgPath
    }
    let isLoose = view.superview == nil
    if isLoose { view.layoutIfNeeded() }
    // The view may be hidden or dimmed while it is dragged.
    let alpha = view.alpha
    defer { UIView.performWithoutAnimation { view.alpha = alpha } }
    UIView.performWithoutAnimation { view.alpha = 1 }
    guard let copy = isLoose ? view : view.snapshotView(afterScreenUpdates: true) else { return }
    copy.frame = CGRect(
      x: view.bounds.minX - visible.minX, y: view.bounds.minY - visible.minY,
      width: view.bounds.width, height: view.bounds.height)
    clip.addSubview(copy)
  }

  /// Returns the center of the visible part, in the container's coordinates, when the view is at a
  /// target.
  func center(at target: UIPreviewTarget) -> CGPoint {
    let view = preview.view.bounds
    return CGPoint(
      x: target.center.x + visible.midX - view.midX, y: target.center.y + visible.midY - view.midY)
  }
}

/// A badge that shows the number of dragged items and the effect of a drop.
final class DragBadge: UIView {
  private let label = UILabel()
  private static let size: CGFloat = 26

  init() {
    super.init(frame: CGRect(x: 0, y: 0, width: Self.size, height: Self.size))
    isUserInteractionEnabled = false
    layer.cornerRadius = Self.size / 2
    layer.borderWidth = 2
    layer.borderColor = UIColor.white.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 3
    layer.shadowOffset = CGSize(width: 0, height: 1)
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    addSubview(label)
    isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the badge. It is hidden for a single item that would be moved.
  func show(count: Int, _ operation: UIDropOperation) {
    let number = count.formatted(.number.locale(UserLanguages.locale))
    let text: String? =
      switch operation {
      case .copy: count > 1 ? number : "+"
      case .forbidden: "✕"
      case .move, .cancel: count > 1 ? number : nil
      }
    isHidden = text == nil
    guard let text else { return }
    label.text = text
    let color: UIColor =
      switch operation {
      case .copy: .systemGreen
      case .forbidden: .systemRed
      case .move: .systemBlue
      case .cancel: .systemGray
      }
    backgroundColor = color
    let width = max(Self.size, label.sizeThatFits(CGSize(width: 200, height: Self.size)).width + 14)
    bounds = CGRect(x: 0, y: 0, width: width.rounded(), height: Self.size)
    label.frame = bounds
  }

  /// The text of the badge; `nil` if it isn't shown. For tests.
  var text: String? { isHidden ? nil : label.text }
}
