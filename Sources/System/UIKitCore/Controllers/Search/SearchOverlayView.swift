import QuartzCore

/// A view that covers the content of a searched screen: it dims the content or shows the results.
final class SearchOverlayView: UIView {
  /// Called when the dimmed content is tapped.
  var onTapOutside: (() -> Void)?
  var isDimmed = false { didSet { dim.alpha = isDimmed ? 1 : 0 } }
  var results: UIView? {
    didSet {
      guard results !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let results { addSubview(results) }
    }
  }

  private let dim = UIView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    dim.backgroundColor = UIColor(white: 0, alpha: 0.2)
    dim.alpha = 0
    let tap = UITapGestureRecognizer()
    tap.addHandler { [weak self] _ in self?.onTapOutside?() }
    dim.addGestureRecognizer(tap)
    addSubview(dim)
  }

  required init?(coder: NSCoder) { nil }

  /// Lets touches pass through to content that isn't dimmed.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let found = super.hitTest(point, with: event)
    return found === self ? nil : found
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    dim.frame = bounds.inset(
      by: UIEdgeInsets(top: safeAreaInsets.top, left: 0, bottom: 0, right: 0))
    results?.fill(bounds)
  }

  override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }
}
