import PhotoIndexing
import UIKit

/// The facts about chosen photos: how many they are, their size on disk, dates, cameras and
/// folders.
final class SelectionInfoController: ListSheetController {
  /// A line of the list.
  struct Row: Hashable, Sendable {
    var title: String
    var text: String
  }

  let rows: [Row]
  private var source: UICollectionViewDiffableDataSource<Int, Row>?

  override var hasSearch: Bool { false }

  init(_ photos: [Photo]) {
    rows = Self.rows(of: photos)
    super.init(String(gallery: "Info"))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    source = makeSource(heading: { _ in nil }) { cell, row in
      var content = UIListContentConfiguration.subtitleCell()
      content.text = row.title
      content.secondaryText = row.text
      content.secondaryTextProperties.color = .detailText
      cell.contentConfiguration = content
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
    snapshot.appendSections([0])
    snapshot.appendItems(rows)
    source?.apply(snapshot, animatingDifferences: false)
  }

  private static func rows(of photos: [Photo]) -> [Row] {
    let bytes = photos.reduce(into: Int64(0)) { sum, photo in
      let added = sum.addingReportingOverflow(max(0, photo.file.stamp.byteCount))
      sum = added.overflow ? .max : added.partialValue
    }
    let cameras = Set(photos.compactMap { $0.details?.camera?.shown(limit: 200) }).sorted()
    let folders = Set(photos.map(\.id.folder)).map { InfoText.path($0.displayPath) }.sorted()
    let rows: [Row?] = [
      photos.count == 1
        ? Row(title: String(gallery: "Name"), text: photos[0].name)
        : Row(title: String(gallery: "Number"), text: String(gallery: "\(photos.count) items")),
      photos.count == 1 ? photos[0].pixelSize.flatMap(pixels) : nil,
      Row(
        title: String(gallery: "Size"),
        text: bytes.formatted(ByteCountFormatStyle(style: .file, locale: .user))),
      dates(of: photos).map { Row(title: String(gallery: "Date"), text: $0) },
      list(String(gallery: "Camera"), cameras), list(String(gallery: "Folder"), folders),
    ]
    return rows.compactMap { $0 }
  }

  private static func pixels(_ size: CGSize) -> Row? {
    guard size.width.isFinite, size.height.isFinite else { return nil }
    return Row(title: String(gallery: "Pixels"), text: InfoText.pixels(size))
  }

  /// The first and the last date.
  private static func dates(of photos: [Photo]) -> String? {
    let moments = photos.map(\.moment)
    guard let first = moments.min(), let last = moments.max() else { return nil }
    let texts = [first, last].map { InfoText.date($0, style: .abbreviated) }
    return texts[0] == texts[1] ? texts[0] : String(gallery: "\(texts[0]) – \(texts[1])")
  }

  /// The number of names that are listed.
  private static let mostNames = 12

  private static func list(_ title: String, _ names: [String]) -> Row? {
    guard !names.isEmpty else { return nil }
    var lines = Array(names.prefix(mostNames))
    if names.count > mostNames {
      lines.append(String(gallery: "and \(names.count - mostNames) more"))
    }
    return Row(title: title, text: lines.joined(separator: "\n"))
  }
}
