import Albums
import UIKit
import UIKitCompat

/// Shows how the adapter reads one photo, as cards of text.
final class FieldsController: DemoScreen {
  private let demo: Demo
  private let scrollView = UIScrollView()
  private var cards: [FieldsCard] = []

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    view.addSubview(scrollView)
    cards = [FieldsCard(nil, [("", demo.note)])] + readings + [FieldsCard(String(showcase: "Refused"), refusals)]
    for card in cards { scrollView.addSubview(card) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 32, 720)
    var y: CGFloat = 12
    for card in cards {
      let height = card.sizeThatFits(CGSize(width: width, height: 10_000)).height
      card.frame = CGRect(
        x: (view.bounds.width - width) / 2, y: y, width: width, height: height)
      y += height + 16
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }

  // MARK: Readings

  private typealias Shot = Exhibition.Shot

  private var readings: [FieldsCard] {
    guard let shot = Exhibition.all.rooms.first?.albumItems.first else { return [] }
    let names = Shot.albumFields.item(from: shot)
    let paths = FieldMapping<Shot>()
      .mapping(\.agentId, to: \.picId)
      .mapping(\.agentId, to: \.agentId)
      .mapping(\.url, to: \.url) { URL(fileURLWithPath: $0) }
      .mapping(\.agentName, to: \.agentName)
      .mapping(\.location, to: \.location)
      .item(from: shot)
    let model = Mirror(reflecting: shot).children.map { child in
      (child.label ?? "", Self.text(child.value))
    }
    return [
      FieldsCard(String(showcase: "The app's model"), model),
      FieldsCard(String(showcase: "Read by \("[\"agentId\": \"picId\"]")"), Self.rows(names)),
      FieldsCard(
        String(showcase: "Read by \("\\.agentId → \\.picId")"),
        [(String(showcase: "result"), names == paths ? String(showcase: "equal in every field") : String(showcase: "different"))]),
    ]
  }

  private static func rows(_ item: AlbumItem) -> [(String, String)] {
    Mirror(reflecting: item).children.compactMap { child in
      let text = text(child.value)
      return text == "nil" ? nil : (child.label ?? "", text)
    }
  }

  private static func text(_ value: Any) -> String {
    switch value {
    case let url as URL: "…/\(url.lastPathComponent)"
    case let path as String where path.hasPrefix("/"): "…/\((path as NSString).lastPathComponent)"
    case Optional<Any>.none: "nil"
    case Optional<Any>.some(let value): value is String ? "\(value)" : plain(value)
    default: "\(value)"
    }
  }

  private static func plain(_ value: Any) -> String {
    (value as? URL).map { "…/\($0.lastPathComponent)" } ?? "\(value)"
  }

  private var refusals: [(String, String)] {
    let shot = Exhibition.all.rooms.first?.albumItems.first
    let tries: [[String: String]] = [
      ["agentId": "picID"], ["agentID": "picId"], ["agentId": "picId", "location": "picId"],
      ["location": "approveStatus", "agentId": "url"],
    ]
    return tries.compactMap { names in
      do {
        try FieldMapping<Shot>.names(names).check(shot)
        return nil
      } catch {
        return ("\(names)", "\(error)")
      }
    }
  }
}

/// A heading over rows with a name and a value.
final class FieldsCard: UIView {
  private let title = UILabel()
  private var rows: [(name: UILabel, value: UILabel)] = []
  private static let margin: CGFloat = 16

  init(_ heading: String?, _ texts: [(String, String)]) {
    super.init(frame: .zero)
    if heading != nil {
      backgroundColor = .secondarySystemBackground
      layer.cornerRadius = 14
    }
    title.text = heading
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    addSubview(title)
    for (name, value) in texts {
      let labels = (UILabel(), UILabel())
      labels.0.text = name
      labels.0.font = .systemFont(ofSize: 13)
      labels.0.textColor = .secondaryLabel
      labels.0.numberOfLines = 0
      labels.1.text = value
      labels.1.font = .systemFont(ofSize: 15)
      labels.1.textColor = heading == nil ? .secondaryLabel : .label
      labels.1.numberOfLines = 0
      addSubview(labels.0)
      addSubview(labels.1)
      rows.append(labels)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: layOut(in: size.width, moves: false))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    _ = layOut(in: bounds.width, moves: true)
  }

  /// The height that is needed.
  private func layOut(in width: CGFloat, moves: Bool) -> CGFloat {
    let isPlain = title.text == nil
    let margin = isPlain ? 0 : Self.margin
    var y: CGFloat = isPlain ? 0 : 12
    if !isPlain {
      if moves { title.frame = CGRect(x: margin, y: y, width: width - 2 * margin, height: 24) }
      y += 32
    }
    for (name, value) in rows {
      let availableSize = CGSize(width: width - 2 * margin, height: 10_000)
      let nameHeight = name.text?.isEmpty == false ? name.sizeThatFits(availableSize).height : 0
      let valueHeight = value.sizeThatFits(availableSize).height
      if moves {
        name.frame = CGRect(x: margin, y: y, width: availableSize.width, height: nameHeight)
        value.frame = CGRect(
          x: margin, y: y + nameHeight, width: availableSize.width, height: valueHeight)
      }
      y += nameHeight + valueHeight + (isPlain ? 0 : 10)
    }
    return y + (isPlain ? 0 : 4)
  }
}

extension FieldsController: TourStop {
  func show(to guide: TourGuide) async throws {
    let most = scrollView.contentSize.height - scrollView.bounds.height
    guard most > 0 else { return }
    scrollView.setContentOffset(CGPoint(x: 0, y: most), animated: true)
    guide.recording.record(0.8)
    try guide.recording.still("What is refused")
  }
}
