import QuartzCore

/// Shows a zoomed view on a card over the dimmed screen behind.
final class ZoomStage: UIView {
  let card = UIView()
  private let zoomed: UIView
  private let zoomedTransform: CGAffineTransform
  /// The appearance of the source view, over the part of the zoomed view that is aligned with it;
  /// nil without one.
  private let picture: UIView?
  private let pictureFrame = UIView()
  private let sourceRadius: CGFloat
  private let dimming = UIView()
  private let effect: UIVisualEffectView?
  /// The corner radius of a card that is dragged, in points.
  private static let draggedRadius: CGFloat = 16

  init(_ zoomed: UIView, source: UIView?, options: UIViewController.Transition.ZoomOptions) {
    self.zoomed = zoomed
    zoomedTransform = zoomed.transform
    picture = source?.snapshotView(afterScreenUpdates: true)
    sourceRadius = source?.layer.cornerRadius ?? 0
    effect = options.dimmingVisualEffect.map { UIVisualEffectView(effect: $0) }
    super.init(frame: .zero)
    let color: UIColor? = effect == nil ? .black.withAlphaComponent(0.09) : nil
    dimming.backgroundColor = options.dimmingColor ?? color
    for view in [effect, dimming].compactMap({ $0 }) { addSubview(view) }
    // The zoomed view keeps its size; only its scale changes.
    card.autoresizesSubviews = false
    card.clipsToBounds = true
    addSubview(card)
    card.addSubview(zoomed)
    guard let picture else { return }
    pictureFrame.isUserInteractionEnabled = false
    pictureFrame.clipsToBounds = true
    pictureFrame.addSubview(picture)
    card.addSubview(pictureFrame)
  }

  required init?(coder: NSCoder) { nil }

  /// Shows a pose.
  ///
  /// - Parameters:
  ///     - full: The frame of the zoomed view at the end.
  ///     - aligned: The part of the zoomed view that lies over the source view.
  func show(_ pose: ZoomPose, full: CGRect, aligned: CGRect) {
    let reveal = min(max(pose.reveal, 0), 1)
    let width = min(pose.frame.width / max(full.width, 1), 1)
    for view in [effect, dimming].compactMap({ $0 }) {
      view.frame = bounds
      view.alpha = reveal * width
    }
    card.frame = pose.frame
    card.layer.cornerRadius =
      (1 - reveal) * sourceRadius + reveal * min(1, (1 - width) * 5) * Self.draggedRadius
    place(pose.frame.size, full: full.size, aligned: aligned, reveal: reveal)
    guard let picture else {
      card.alpha = reveal
      return
    }
    pictureFrame.alpha = 1 - min(1, reveal / 0.6)
    pictureFrame.frame = card.convert(aligned, from: zoomed)
    let scale = Self.scale(of: picture.bounds.size, toFill: pictureFrame.bounds.size)
    picture.transform = CGAffineTransform(scaleX: scale, y: scale)
    picture.center = CGPoint(x: pictureFrame.bounds.midX, y: pictureFrame.bounds.midY)
  }

  /// Scales the zoomed view so that the part of it that is seen fills the card.
  private func place(_ size: CGSize, full: CGSize, aligned: CGRect, reveal: CGFloat) {
    let whole = CGRect(origin: .zero, size: full)
    let mixed = { (from: CGFloat, to: CGFloat) in from + (to - from) * reveal }
    let seen = CGSize(
      width: mixed(aligned.width, whole.width), height: mixed(aligned.height, whole.height))
    let middle = CGPoint(
      x: mixed(aligned.midX, whole.midX), y: mixed(aligned.midY, whole.midY))
    let scale = Self.scale(of: seen, toFill: size)
    zoomed.bounds.size = full
    zoomed.transform = CGAffineTransform(scaleX: scale, y: scale)
    zoomed.center = CGPoint(
      x: size.width / 2 + (whole.midX - middle.x) * scale,
      y: size.height / 2 + (whole.midY - middle.y) * scale)
  }

  private static func scale(of size: CGSize, toFill target: CGSize) -> CGFloat {
    max(target.width / max(size.width, 1), target.height / max(size.height, 1))
  }

  /// Removes the stage and leaves the zoomed view in its place, unless it has been taken already.
  func takeDown(full: CGRect) {
    zoomed.transform = zoomedTransform
    if zoomed.superview === card {
      superview?.insertSubview(zoomed, aboveSubview: self)
      zoomed.fill(full)
    }
    removeFromSuperview()
  }
}
