import QuartzCore

/// A view that a collection view reuses: the base class of cells, supplementary and decoration
/// views.
@MainActor open class UICollectionReusableView: UIView {
  /// The identifier for which the view was dequeued.
  open package(set) var reuseIdentifier: String?
  /// What was last applied to the view for the element that it shows.
  var appliedAttributes: UICollectionViewLayoutAttributes?

  /// Creates a view of a class that is only known at run time, with the frame that `make` was
  /// given.
  ///
  /// Swift can only call a required initializer on such a class. Subclasses that override
  /// `init(frame:)`, as they do on Apple's systems, inherit this one.
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

  /// Called before a used view is dequeued again. The default does nothing.
  open func prepareForReuse() {}
  /// Called when the layout's attributes were applied, for attributes of subclasses, unless they are
  /// equal to those before. The default does nothing.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// Returns the attributes that the view prefers, after it was filled: by default those given, in the
  /// size that its constraints give it if it has any.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { fitted(layoutAttributes) }

  private func fitted(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard layoutParticipants.contains(where: { !$0.constraints.isEmpty }) else { return attributes }
    let size = systemLayoutSizeFitting(attributes.size)
    guard size != attributes.size else { return attributes }
    let result = attributes.copied()
    // It grows at its end: its top left corner stays where it is.
    result.frame = CGRect(origin: attributes.frame.origin, size: size)
    return result
  }
}

/// A view that shows one item of a collection view.
@MainActor open class UICollectionViewCell: UICollectionReusableView {
  /// The view to which the item's subviews are added. It always has the size of the cell.
  open private(set) var contentView = UIView()
  /// Whether the item is selected. Shows `selectedBackgroundView`.
  open var isSelected = false { didSet { updateBackground() } }
  /// Whether the user presses the item. Shows `selectedBackgroundView`.
  open var isHighlighted = false { didSet { updateBackground() } }

  /// A view behind the content that fills the cell.
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// A view over `backgroundView` that is visible while the cell is selected or highlighted.
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
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func updateBackground() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }

  /// Returns the size that the constraints in the content view allow.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    contentView.systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    selectedBackgroundView?.frame = bounds
  }
}
