import Albums
import UIKit
import UIKitCompat

/// Shows how the adapter reads one photo, as cards of text.
final class FieldsController: ColumnScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cards = readings + [FieldsCard(String(showcase: "Refused"), refusals)]
    for card in cards { column.addArrangedSubview(card) }
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
        [
          (
            String(showcase: "result"),
            names == paths
              ? String(showcase: "equal in every field") : String(showcase: "different")
          )
        ]),
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
  init(_ heading: String, _ texts: [(name: String, value: String)]) {
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 14
    let title = UILabel(heading, size: 17, weight: .semibold)
    let rows = texts.map { name, value in
      UIStackView(
        .vertical, [UILabel(name, size: 13, color: .detailText), UILabel(value, size: 15)])
    }
    let column = UIStackView(.vertical, spacing: 10, [title] + rows)
    add(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor, constant: 14),
      column.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -14),
      column.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      column.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }
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
