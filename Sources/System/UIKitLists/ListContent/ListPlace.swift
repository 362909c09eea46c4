import QuartzCore

/// The properties of a list's cell that depend on its position.
struct ListPlace: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  let isHeader: Bool
  /// The separator below the cell; `nil` for none.
  let separator: Separator?
  /// The separator above the cell; `nil` for none.
  let topSeparator: Separator?

  struct Separator: Equatable {
    let color: UIColor
    let insets: NSDirectionalEdgeInsets?
  }

  /// Creates the place of a header or footer.
  @MainActor init(boundaryOf list: UICollectionLayoutListConfiguration) {
    appearance = list.appearance
    isFirst = false
    isLast = false
    isHeader = true
    separator = nil
    topSeparator = nil
  }

  @MainActor init(_ list: UICollectionLayoutListConfiguration, _ path: IndexPath, count: Int) {
    let headers = list.headerMode == .firstItemInSection ? 1 : 0
    appearance = list.appearance
    isHeader = path.item < headers
    isFirst = path.item == headers
    isLast = path.item == count - 1
    var separator = list.separatorConfiguration
    if let handler = list.itemSeparatorHandler { separator = handler(path, separator) }
    let isWanted: Bool =
      switch separator.bottomSeparatorVisibility {
      case .visible: true
      case .hidden: false
      case .automatic: !isHeader && (!isLast || list.appearance == .plain)
      }
    let isSidebar = list.appearance == .sidebar
    self.separator =
      list.showsSeparators && isWanted && !isSidebar
      ? Separator(color: separator.color, insets: separator.ownBottomInsets) : nil
    topSeparator =
      list.showsSeparators && separator.topSeparatorVisibility == .visible && !isSidebar
      ? Separator(color: separator.color, insets: separator.ownTopInsets) : nil
  }

  /// The corners of the group at which the cell is, with their radius in points; `nil` if the
  /// appearance has no rounded groups.
  var corners: (CACornerMask, CGFloat)? {
    guard appearance == .insetGrouped else { return nil }
    let mask = CACornerMask(
      (isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
        + (isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []))
    return (mask, mask.isEmpty ? 0 : 10)
  }
}

/// The separators between the cells of a list.
@MainActor public struct UIListSeparatorConfiguration {
  /// The visibility of a separator.
  public enum Visibility: Sendable {
    /// The list determines the visibility.
    case automatic
    /// The separator is shown.
    case visible
    /// The separator is hidden.
    case hidden
  }

  /// The visibility of the separator above the cell. With `automatic`, the default, it is hidden.
  public var topSeparatorVisibility = Visibility.automatic
  /// The insets of the separator above the cell, in points; by default it is aligned with the text.
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownTopInsets ?? NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0) }
    set { ownTopInsets = newValue }
  }
  var ownTopInsets: NSDirectionalEdgeInsets?
  /// The visibility of the separator below the cell. The default value is `automatic`.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the separator below the cell, in points; by default it is aligned with the text.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownBottomInsets ?? NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0) }
    set { ownBottomInsets = newValue }
  }
  var ownBottomInsets: NSDirectionalEdgeInsets?
  /// The color of the separators. The default is `UIColor.separator`.
  public var color = UIColor.separator

  /// Creates the separators of a list appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// The configuration of a list in a compositional layout.
@MainActor public struct UICollectionLayoutListConfiguration {
  /// The appearances of a list.
  public enum Appearance: Sendable {
    /// Cells with separators, across the whole width.
    case plain
    /// Groups across the whole width.
    case grouped
    /// Groups with rounded corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar with separators.
    case sidebarPlain
  }

  /// The sources of headers.
  public enum HeaderMode: Sendable {
    /// There are no headers.
    case none
    /// Headers are supplementary views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// The sources of footers.
  public enum FooterMode: Sendable {
    /// There are no footers.
    case none
    /// Footers are supplementary views.
    case supplementary
  }

  /// Returns the separators of an item, given those of the list.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the actions that a swipe reveals at one edge of an item; `nil` for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions that a swipe reveals at the leading edge of an item. If `nil`, the
  /// default, there are none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that a swipe reveals at the trailing edge of an item. If `nil`, the
  /// default, there are none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// The appearance of the list.
  public let appearance: Appearance
  /// A Boolean value that determines whether separators are shown between cells. The default value
  /// is `true`, except for the appearance `sidebar`.
  public var showsSeparators: Bool
  /// The separators between cells.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the separators of individual items. If `nil`, the default, all items have the same
  /// ones.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the cells. If `nil`, the default, it depends on the appearance.
  public var backgroundColor: UIColor?
  /// The source of headers. The default value is `none`.
  public var headerMode = HeaderMode.none
  /// The source of footers. The default value is `none`.
  public var footerMode = FooterMode.none
  /// The space above headers, in points. If `nil`, the default, it depends on the appearance.
  public var headerTopPadding: CGFloat?

  /// Creates a list configuration with an appearance.
  public init(appearance: Appearance) {
    self.appearance = appearance
    showsSeparators = appearance != .sidebar
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
  }

  var background: UIColor {
    if let backgroundColor { return backgroundColor }
    switch appearance {
    case .plain, .sidebarPlain: return .systemBackground
    case .grouped, .insetGrouped: return .systemGroupedBackground
    case .sidebar: return .secondarySystemBackground
    }
  }
}

extension NSCollectionLayoutSection {
  /// Returns a section that contains a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let isGrouped =
      configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let isWide = layoutEnvironment.container.contentSize.width >= 414
    let side: CGFloat = configuration.appearance == .insetGrouped ? (isWide ? 20 : 16) : 0
    let hasHeader = configuration.headerMode != .none
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerTopPadding ?? (isGrouped && !hasHeader ? 18 : 0), leading: side,
      bottom: isGrouped ? (configuration.footerMode == .none ? 17 : 8) : 0, trailing: side)
    let header = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      item.pinToVisibleBounds = [.plain, .sidebarPlain].contains(configuration.appearance)
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: header, elementKind: UICollectionView.elementKindSectionFooter,
          alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout in which all sections are lists.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    let layout = UICollectionViewCompositionalLayout { _, environment in
      .list(using: configuration, layoutEnvironment: environment)
    }
    layout.listBackground = configuration.background
    return layout
  }
}
