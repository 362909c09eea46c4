import QuartzCore

@MainActor open class UICollectionReusableView: UIView {
  public package(set) var reuseIdentifier: String?

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes one of a class that is only known at run time, with the frame that `make` was given:
  /// Swift calls none but a required initialiser on such a class, and subclasses that override
  /// `init(frame:)`, as on Apple's systems they do, inherit this one.
  public required convenience init() {
    let frame = UICollectionReusableView.frameOfNext
    UICollectionReusableView.frameOfNext = .zero
    self.init(frame: frame)
  }

  private static var frameOfNext = CGRect.zero

  static func make(frame: CGRect) -> Self {
    UICollectionReusableView.frameOfNext = frame
    return self.init()
  }

  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

@MainActor open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  open var isSelected = false { didSet { updateBackground() } }
  open var isHighlighted = false { didSet { updateBackground() } }

  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  open var selectedBackgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let selectedBackgroundView { insertSubview(selectedBackgroundView, belowSubview: contentView) }
      updateBackground()
      setNeedsLayout()
    }
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}
