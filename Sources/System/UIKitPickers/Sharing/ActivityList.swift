import QuartzCore

/// The shared items, and below them a row for each activity.
final class ActivityList: UITableViewController {
  private let activities: [UIActivity]
  private let header: ActivityHeader
  private let onChoice: (UIActivity) -> Void

  init(
    subject: [Any], activities: [UIActivity], onChoice: @escaping (UIActivity) -> Void,
    onClose: @escaping () -> Void
  ) {
    self.activities = activities
    self.onChoice = onChoice
    header = ActivityHeader(subject: subject, onClose: onClose)
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "activity")
    header.frame = CGRect(x: 0, y: 0, width: 340, height: ActivityHeader.height)
    tableView.tableHeaderView = header
  }

  /// Returns the height at which everything is visible.
  func height(forWidth width: CGFloat) -> CGFloat {
    tableView.frame.size = CGSize(width: width, height: 100)
    tableView.layoutIfNeeded()
    return max(ActivityHeader.height, tableView.contentSize.height)
  }

  /// The activities by section: those that share, then the others.
  private var sections: [[UIActivity]] {
    let parts = [UIActivity.Category.share, .action].map { category in
      activities.filter { type(of: $0).activityCategory == category }
    }
    return parts.filter { !$0.isEmpty }
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "activity", for: indexPath)
    let activity = sections[indexPath.section][indexPath.row]
    cell.textLabel?.text = activity.activityTitle
    let image = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    image.frame = CGRect(x: 0, y: 0, width: 22, height: 22)
    image.contentMode = .scaleAspectFit
    image.tintColor = .label
    cell.accessoryView = activity.activityImage == nil ? nil : image
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    onChoice(sections[indexPath.section][indexPath.row])
  }
}

/// The image and title of the shared items, and a button that closes the sheet.
final class ActivityHeader: UIView {
  static let height: CGFloat = 76
  private let image = UIImageView(frame: .zero)
  private let title = UILabel()
  private let detail = UILabel()
  private let close = UIButton(type: .system)
  private let cross = UIImageView(image: UIImage(systemName: "xmark"))

  init(subject: [Any], onClose: @escaping () -> Void) {
    super.init(frame: .zero)
    image.contentMode = .scaleAspectFill
    image.clipsToBounds = true
    image.layer.cornerRadius = 6
    image.image = subject.lazy.compactMap { $0 as? UIImage }.first
    title.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15, weight: .semibold))
    detail.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 13))
    detail.textColor = .secondaryLabel
    for label in [title, detail] { label.adjustsFontForContentSizeCategory = true }
    let texts = subject.compactMap(Self.describe)
    title.text = texts.first?.title
    detail.text = texts.first?.detail
    cross.tintColor = .secondaryLabel
    cross.frame = CGRect(x: 9, y: 9, width: 12, height: 12)
    close.addSubview(cross)
    close.backgroundColor = .secondarySystemFill
    close.layer.cornerRadius = 15
    close.accessibilityLabel = String(uikit: "Close")
    close.addAction(UIAction { _ in onClose() }, for: .touchUpInside)
    for view in [image, title, detail, close] { addSubview(view) }
  }

  required init?(coder: NSCoder) { nil }

  private static func describe(_ item: Any) -> (title: String, detail: String?)? {
    switch item {
    case let url as URL where url.isFileURL:
      (url.lastPathComponent, url.deletingLastPathComponent().lastPathComponent)
    case let url as URL:
      (url.host ?? url.absoluteString, url.host == nil ? nil : url.absoluteString)
    case let text as String: (text, nil)
    default: nil
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    func place(_ view: UIView, _ rect: CGRect) {
      view.frame =
        isMirrored
        ? CGRect(x: bounds.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
        : rect
    }
    let margin: CGFloat = 20
    let hasImage = image.image != nil
    let textX = margin + (hasImage ? 52 : 0)
    let textWidth = max(0, bounds.width - textX - margin - 40)
    let alignment: NSTextAlignment = isMirrored ? .right : .left
    for label in [title, detail] { label.textAlignment = alignment }
    place(image, CGRect(x: margin, y: 22, width: hasImage ? 40 : 0, height: 40))
    let hasDetail = detail.text != nil
    let lines = title.font.lineHeight.rounded(.up)
    place(
      title, CGRect(x: textX, y: hasDetail ? 24 : 42 - lines / 2, width: textWidth, height: lines))
    place(detail, CGRect(x: textX, y: 24 + lines, width: textWidth, height: hasDetail ? 18 : 0))
    place(close, CGRect(x: bounds.width - margin - 30, y: 27, width: 30, height: 30))
  }
}
