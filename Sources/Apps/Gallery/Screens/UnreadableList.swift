import UIKit
import UIKitCompat

/// The files that can't be read, below the thumbnails. Many of them are shown on request.
final class UnreadableList: UIView {
  private let open: (Photo) -> Void
  private let heading = UIButton(configuration: .plain())
  private let more = UILabel()
  private var rows: [UIButton] = []
  private var photos: ArraySlice<Photo> = []
  private var isExpanded = false

  /// The number of files up to which they are shown at once.
  private static let few = 5
  /// The number of files that are shown at most.
  private static let most = 200
  private static let rowHeight: CGFloat = 32

  /// - Parameter open: Opens the page of a file, which says why it can't be read.
  init(open: @escaping (Photo) -> Void) {
    self.open = open
    super.init(frame: .zero)
    isHidden = true
    heading.contentHorizontalAlignment = .leading
    heading.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    more.setScaledFont(.systemFont(ofSize: 13))
    more.textColor = .detailText
    addSubview(heading)
    addSubview(more)
  }

  required init?(coder: NSCoder) { nil }

  /// The names of the files that are shown.
  var names: [String] { rows.compactMap { $0.configuration?.title } }

  func show(_ fresh: ArraySlice<Photo>) {
    guard fresh.count != photos.count || !zip(fresh, photos).allSatisfy({ $0.id == $1.id }) else {
      return
    }
    photos = fresh
    isExpanded = isExpanded || fresh.count <= Self.few
    isHidden = fresh.isEmpty
    update()
  }

  private func toggle() {
    isExpanded.toggle()
    update()
  }

  private func update() {
    heading.configuration?.title = String(gallery: "\(photos.count) files can’t be read")
    heading.configuration?.image = UIImage(
      systemName: isExpanded ? "chevron.down" : "chevron.forward")
    heading.configuration?.imagePadding = 8
    heading.configuration?.baseForegroundColor = .detailText
    for row in rows { row.removeFromSuperview() }
    rows = isExpanded ? photos.prefix(Self.most).map(makeRow) : []
    let rest = isExpanded ? photos.count - rows.count : 0
    more.text = rest > 0 ? String(gallery: "and \(rest) more") : nil
    setNeedsLayout()
    // The grid makes room for it.
    superview?.superview?.setNeedsLayout()
  }

  private func makeRow(_ photo: Photo) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = photo.name
    configuration.image = UIImage(systemName: "exclamationmark.triangle")
    configuration.imagePadding = 8
    configuration.baseForegroundColor = .label
    let action = UIAction { [weak self] _ in self?.open(photo) }
    let row = UIButton(configuration: configuration, primaryAction: action)
    row.contentHorizontalAlignment = .leading
    addSubview(row)
    return row
  }

  private var lineCount: Int { 1 + rows.count + (more.text == nil ? 0 : 1) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard !photos.isEmpty else { return CGSize(width: size.width, height: 0) }
    return CGSize(width: size.width, height: CGFloat(lineCount) * lineHeight + 2 * GridLayout.gap)
  }

  private var lineHeight: CGFloat { UIFontMetrics.default.scaledValue(for: Self.rowHeight) }

  override func layoutSubviews() {
    super.layoutSubviews()
    var top = GridLayout.gap
    func place(_ view: UIView, indent: CGFloat) {
      view.frame = mirrored(
        CGRect(
          x: GridLayout.gap + indent, y: top,
          width: max(0, bounds.width - 2 * GridLayout.gap - indent), height: lineHeight))
      top += lineHeight
    }
    place(heading, indent: 0)
    for row in rows { place(row, indent: 16) }
    if more.text == nil { more.frame = .zero } else { place(more, indent: 28) }
  }
}
