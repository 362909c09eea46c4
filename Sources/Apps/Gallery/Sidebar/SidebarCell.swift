import ImageLoading
import Imaging
import PhotoIndexing
import UIKit

/// A row of the sidebar: a symbol, a name and a count.
final class SidebarCell: UICollectionViewListCell {
  /// The least height of a row at the default text size, in points.
  private static let usualHeight: CGFloat = 36
  private static let listHeight: CGFloat = 44
  /// The distance by which a row begins behind the one that it is below, in points.
  private static let indent: CGFloat = 16

  override init(frame: CGRect) {
    super.init(frame: frame)
    indentationWidth = Self.indent
    isAccessibilityElement = true
  }

  required init?(coder: NSCoder) { nil }

  private var cover: Task<Void, Never>?
  /// Whether the row's menu is open.
  var isMenuOpen = false {
    didSet { if isMenuOpen != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// Whether what is dragged would fall on the row: an outline, as the chosen row is gray.
  var isDropTarget = false {
    didSet {
      guard isDropTarget != oldValue else { return }
      if isDropTarget { usualBackground = backgroundConfiguration }
      var background = usualBackground
      if isDropTarget {
        background = .listSidebarCell()
        background?.strokeColor = tintColor
        background?.strokeWidth = 2
      }
      backgroundConfiguration = background
    }
  }
  private var usualBackground: UIBackgroundConfiguration?

  override var configurationState: UICellConfigurationState {
    var state = super.configurationState
    if isMenuOpen { state.isHighlighted = true }
    return state
  }

  /// - Parameter loader: Loads the cover of an album.
  func show(_ row: SidebarContent.Row, of item: SidebarItem, from loader: ImageLoader?) {
    cover?.cancel()
    let count = row.count.map { $0.formatted(.number.locale(.user)) }
    if case .heading = item {
      showHeading(row.title)
    } else {
      var content = UIListContentConfiguration.sidebarCell()
      content.image = item.symbol.flatMap { UIImage(systemName: $0) }
      content.imageProperties.preferredSymbolConfiguration = UIImage.SymbolConfiguration(
        pointSize: 16)
      content.imageProperties.reservedLayoutSize = CGSize(width: 24, height: 0)
      content.imageToTextPadding = 10
      content.text = row.title
      content.textProperties.font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 15))
      if item.isNamedByPerson {
        content.textProperties.numberOfLines = 1
        content.textProperties.lineBreakMode = .byTruncatingMiddle
        // Large names shrink to the usual size before they are cut.
        content.textProperties.adjustsFontSizeToFitWidth = true
        content.textProperties.minimumScaleFactor =
          min(1, 15 / content.textProperties.font.pointSize)
      } else {
        content.textProperties.numberOfLines = 0
      }
      content.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 6, leading: item.isBelowHeading ? 16 - Self.indent : 16, bottom: 6, trailing: 8)
      contentConfiguration = content
      if let photo = row.cover, let loader { showCover(photo, from: loader) }
      let size = UIFontMetrics.default.scaledFont(
        for: .monospacedDigitSystemFont(ofSize: 13, weight: .regular))
      let label = UICellAccessory.label(
        text: count ?? "", options: .init(tintColor: .detailText, font: size))
      // Counts stand below each other.
      accessories = [
        label,
        .outlineDisclosure(
          options: .init(style: .cell, isHidden: !row.hasChildren, tintColor: .tertiaryLabel)),
      ]
    }
    let items = row.count.map { String(gallery: "\($0) items") }
    accessibilityLabel = String(listing: [row.title, items].compactMap { $0 })
    accessibilityTraits = item.isHeading ? .header : isSelected ? [.button, .selected] : .button
  }

  /// Shows a photo in place of the symbol as soon as it is loaded.
  private func showCover(_ photo: FileID, from loader: ImageLoader) {
    let request = ImageRequest(
      url: photo.url, pixels: CGSize(width: 64, height: 64), fitting: .covering,
      part: FolderScan.kind(ofName: photo.name) == .video ? .poster : .whole)
    cover = Task { [weak self] in
      guard let image = try? await loader.image(for: request, priority: .low), !Task.isCancelled,
        var content = self?.contentConfiguration as? UIListContentConfiguration
      else { return }
      content.image = Self.cover(image)
      self?.contentConfiguration = content
    }
  }

  /// The middle of an image, as large as symbols.
  private static func cover(_ image: UIImage) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: 24, height: 24)
    let scale = max(
      bounds.width / max(1, image.size.width), bounds.height / max(1, image.size.height))
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    return UIGraphicsImageRenderer(bounds: bounds).image { _ in
      UIBezierPath(roundedRect: bounds, cornerRadius: 5).addClip()
      image.draw(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  private func showHeading(_ title: String) {
    var content = UIListContentConfiguration.sidebarHeader()
    content.text = title
    content.textProperties.font = UIFontMetrics.default.scaledFont(
      for: .systemFont(ofSize: 13, weight: .semibold))
    content.textProperties.color = .detailText
    content.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 6, leading: 16, bottom: 6, trailing: 8)
    contentConfiguration = content
    accessories = [.outlineDisclosure(options: .init(style: .header, tintColor: .tertiaryLabel))]
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    let usual = UIFontMetrics.default.scaledValue(for: Self.usualHeight).rounded()
    // Rows of lists are at least so high; a title of several lines is higher.
    let isHigher = attributes.size.height > Self.listHeight
    attributes.size.height = isHigher ? max(usual, attributes.size.height) : usual
    return attributes
  }

  override var isSelected: Bool {
    didSet {
      guard isSelected != oldValue else { return }
      if isSelected {
        accessibilityTraits.insert(.selected)
      } else {
        accessibilityTraits.remove(.selected)
      }
    }
  }
}

extension SidebarItem {
  var isHeading: Bool { if case .heading = self { true } else { false } }

  /// Whether a person has given it its name, which may have any length.
  fileprivate var isNamedByPerson: Bool {
    switch self {
    case .scope(.folder), .scope(.tag), .scope(.album), .scope(.search), .card: true
    case .scope, .trash, .heading, .newAlbum: false
    }
  }

  /// Whether the row is below a heading, where it begins as its heading does.
  fileprivate var isBelowHeading: Bool {
    switch self {
    case .scope(.folder), .scope(.year), .scope(.month), .scope(.tag), .scope(.album),
      .scope(.search), .newAlbum, .card:
      true
    case .scope, .trash, .heading: false
    }
  }
}
