import UIKit

// What the screens share, as an app's own additions to UIKit would be.

extension UILabel {
  /// A label that wraps and follows the text size.
  convenience init(_ text: String, _ style: UIFont.TextStyle = .body, color: UIColor = .label) {
    self.init(frame: .zero)
    self.text = text
    font = .preferredFont(forTextStyle: style)
    adjustsFontForContentSizeCategory = true
    textColor = color
    numberOfLines = 0
  }

  func centered() -> Self {
    textAlignment = .center
    return self
  }
}

extension UIStackView {
  convenience init(
    _ axis: NSLayoutConstraint.Axis, spacing: CGFloat = 8, alignment: Alignment = .fill,
    _ views: [UIView]
  ) {
    self.init(arrangedSubviews: views)
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
    translatesAutoresizingMaskIntoConstraints = false
  }
}

extension UIView {
  /// Adds a view that Auto Layout places.
  func add(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
  }

  /// Adds a view that fills a guide.
  func add(_ view: UIView, filling guide: UILayoutGuide, inset: CGFloat = 0) {
    add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: inset),
      guide.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      guide.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
  }

  /// Adds a view that fills this one.
  func add(_ view: UIView, inset: CGFloat) {
    add(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor, constant: inset),
      view.leadingAnchor.constraint(equalTo: leadingAnchor, constant: inset),
      bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: inset),
      trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: inset),
    ])
  }

  /// A view that takes the room that is left over in a row.
  static func filler() -> UIView {
    let view = UIView()
    view.heightAnchor.constraint(equalToConstant: 1).isActive = true
    view.setContentHuggingPriority(UILayoutPriority(1), for: .horizontal)
    let short = view.widthAnchor.constraint(equalToConstant: 0)
    short.priority = UILayoutPriority(2)
    short.isActive = true
    return view
  }

  func rounded(_ radius: CGFloat = 12) -> Self {
    layer.cornerRadius = radius
    clipsToBounds = true
    return self
  }

  /// Holds the size of the view, as far as there is room.
  func sized(_ width: CGFloat, _ height: CGFloat) -> Self {
    translatesAutoresizingMaskIntoConstraints = false
    widthAnchor.constraint(equalToConstant: width).isActive = true
    heightAnchor.constraint(equalToConstant: height).isActive = true
    return self
  }
}

extension UIImage {
  /// A landscape in two colors, drawn rather than loaded.
  static func artwork(
    _ sky: UIColor, _ land: UIColor, size: CGSize = CGSize(width: 240, height: 160)
  )
    -> UIImage
  {
    UIGraphicsImageRenderer(size: size).image { context in
      sky.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      UIColor(white: 1, alpha: 0.7).setFill()
      let sun = size.height * 0.22
      UIBezierPath(
        ovalIn: CGRect(x: size.width * 0.62, y: size.height * 0.16, width: sun, height: sun)
      ).fill()
      land.setFill()
      let hills = UIBezierPath()
      hills.move(to: CGPoint(x: 0, y: size.height))
      hills.addLine(to: CGPoint(x: 0, y: size.height * 0.7))
      hills.addLine(to: CGPoint(x: size.width * 0.3, y: size.height * 0.42))
      hills.addLine(to: CGPoint(x: size.width * 0.52, y: size.height * 0.68))
      hills.addLine(to: CGPoint(x: size.width * 0.72, y: size.height * 0.5))
      hills.addLine(to: CGPoint(x: size.width, y: size.height * 0.78))
      hills.addLine(to: CGPoint(x: size.width, y: size.height))
      hills.close()
      hills.fill()
    }
  }
}

extension UIImageView {
  /// An image that fills its frame and takes no size from its pixels.
  static func filling(_ image: UIImage) -> UIImageView {
    let view = UIImageView(image: image)
    view.contentMode = .scaleAspectFill
    view.clipsToBounds = true
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(1), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(1), for: axis)
    }
    return view
  }

  static func symbol(_ name: String, color: UIColor = .systemBlue) -> UIImageView {
    let view = UIImageView(image: UIImage(systemName: name))
    view.tintColor = color
    view.contentMode = .scaleAspectFit
    view.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return view
  }
}

extension UIButton {
  /// A button with a configuration, at least 44 points high.
  static func make(
    _ title: String?, symbol: String? = nil, _ configuration: Configuration = .filled(),
    handler: @escaping () -> Void = {}
  ) -> UIButton {
    var configuration = configuration
    configuration.title = title
    configuration.image = symbol.flatMap { UIImage(systemName: $0) }
    configuration.imagePadding = title == nil ? 0 : 6
    configuration.cornerStyle = .large
    let button = UIButton(configuration: configuration, primaryAction: UIAction { _ in handler() })
    button.heightAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    button.widthAnchor.constraint(greaterThanOrEqualToConstant: 44).isActive = true
    return button
  }
}

/// A scroll view to the side, which begins at its leading end, also where that is at the right.
final class SideScrollView: UIScrollView {
  private var hasBegun = false

  /// Shows a row of views, at least as wide as the scroll view.
  func show(_ row: UIView) {
    add(row)
    showsHorizontalScrollIndicator = false
    let content = contentLayoutGuide
    let snug = content.widthAnchor.constraint(equalTo: row.widthAnchor)
    snug.priority = UILayoutPriority(1)
    NSLayoutConstraint.activate([
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      row.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      row.trailingAnchor.constraint(lessThanOrEqualTo: content.trailingAnchor),
      row.heightAnchor.constraint(equalTo: frameLayoutGuide.heightAnchor),
      content.widthAnchor.constraint(greaterThanOrEqualTo: frameLayoutGuide.widthAnchor),
      snug,
    ])
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !hasBegun, bounds.width > 0, contentSize.width > 0 else { return }
    hasBegun = true
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return }
    contentOffset.x = max(0, contentSize.width - bounds.width)
  }
}

/// A row that becomes a column while text is very large.
final class AdaptiveStack: UIStackView {
  convenience init(spacing: CGFloat = 8, alignment: Alignment = .center, _ views: [UIView]) {
    self.init(arrangedSubviews: views)
    self.spacing = spacing
    translatesAutoresizingMaskIntoConstraints = false
    adapt(alignment)
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (stack: AdaptiveStack, _: UITraitCollection) in stack.adapt(alignment)
    }
  }

  private func adapt(_ alignment: Alignment) {
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    axis = isLarge ? .vertical : .horizontal
    self.alignment = isLarge && alignment != .fill ? .leading : alignment
  }
}

/// A screen whose content is a column that scrolls.
class ColumnScreen: UIViewController {
  let scrollView = UIScrollView()
  let column = UIStackView(.vertical, spacing: 16, [])
  /// The guide that the column keeps its sides at.
  var sides: UILayoutGuide { view.layoutMarginsGuide }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.add(scrollView)
    scrollView.add(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 16),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -16),
      column.leadingAnchor.constraint(equalTo: sides.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: sides.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
    ])
  }
}
