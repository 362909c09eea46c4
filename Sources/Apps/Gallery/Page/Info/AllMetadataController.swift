import PhotoMetadata
import UIKit

/// Every tag of a photo's file and of its sidecar, with a search.
final class AllMetadataController: ListSheetController {
  /// The vocabularies, in the order in which they are listed.
  enum Section: Int, CaseIterable { case exif, iptc, xmp, sidecar }

  private let photo: Photo
  private var fields: [MetadataField] = []
  private var text = ""
  private var source: UICollectionViewDiffableDataSource<Section, Int>?

  init(_ photo: Photo) {
    self.photo = photo
    super.init(String(gallery: "All Metadata"))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    source = makeSource(heading: \.title) { [weak self] cell, index in
      guard let field = self?.fields[index] else { return }
      var content = UIListContentConfiguration.subtitleCell()
      content.text = field.label
      content.secondaryText = field.value
      content.secondaryTextProperties.color = .detailText
      cell.contentConfiguration = content
    }
    let id = photo.id
    Task { [weak self] in
      let result = await Task.detached(priority: .userInitiated) {
        Result { () throws(MetadataError) in try MetadataReader().fields(of: id) }
      }.value
      self?.show(result)
    }
  }

  // MARK: Rows

  private func show(_ result: Result<[MetadataField], MetadataError>) {
    switch result {
    case .success(let found):
      fields = found
      show(matching: text)
      if found.isEmpty { explain(String(gallery: "“\(photo.name)” has no metadata.")) }
    case .failure(let error): explain(error.sentence(of: photo.name))
    }
  }

  /// Says why the list is empty.
  private func explain(_ sentence: String) {
    let message = MessageView()
    message.show(icon: "info.circle", title: "", detail: sentence)
    collectionView.backgroundView = message
  }

  /// Shows the tags whose label, name or value have a text.
  override func show(matching text: String) {
    self.text = text
    let text = text.trimmingCharacters(in: .whitespaces)
    let matching = fields.indices.filter { index in
      let field = fields[index]
      return text.isEmpty
        || [field.label, field.name, field.value].contains { $0.localizedStandardContains(text) }
    }
    let sections = Dictionary(grouping: matching) { Section(fields[$0]) }
    var rows = NSDiffableDataSourceSnapshot<Section, Int>()
    for section in Section.allCases {
      guard let indexes = sections[section] else { continue }
      rows.appendSections([section])
      rows.appendItems(indexes, toSection: section)
    }
    source?.apply(rows, animatingDifferences: false)
  }

  /// The tags that are shown.
  var shownFields: [MetadataField] { source?.snapshot().itemIdentifiers.map { fields[$0] } ?? [] }
}

extension AllMetadataController.Section {
  fileprivate init(_ field: MetadataField) {
    if field.isInSidecar {
      self = .sidecar
    } else {
      self = field.name.hasPrefix("Exif.") ? .exif : field.name.hasPrefix("Iptc.") ? .iptc : .xmp
    }
  }

  fileprivate var title: String {
    switch self {
    case .exif: "EXIF"
    case .iptc: "IPTC"
    case .xmp: "XMP"
    case .sidecar: String(gallery: "Sidecar")
    }
  }
}
