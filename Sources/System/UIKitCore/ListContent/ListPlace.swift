import QuartzCore

/// What a list's cell needs to know of its place.
struct ListPlace: Equatable {
  let appearance: UICollectionLayoutListConfiguration.Appearance
  let isFirst: Bool
  let isLast: Bool
  let isHeader: Bool
  /// The line below the cell; nil for none.
  let separator: Separator?
  /// The line above the cell; nil for none.
  let topSeparator: Separator?

  struct Separator: Equatable {
    let color: UIColor
    let insets: NSDirectionalEdgeInsets?
  }

  /// The place of a header or footer.
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

  /// The corners of the group that the cell is at, with their radius in points; nil for a cell without
  /// rounded corners of that kind.
  var corners: (CACornerMask, CGFloat)? {
    guard appearance == .insetGrouped else { return nil }
    let mask = CACornerMask(
      (isFirst ? [.layerMinXMinYCorner, .layerMaxXMinYCorner] : [])
        + (isLast ? [.layerMinXMaxYCorner, .layerMaxXMaxYCorner] : []))
    return (mask, mask.isEmpty ? 0 : 10)
  }
}

/// The lines between the cells of a list.
@MainActor public struct UIListSeparatorConfiguration {
  /// Whether a line is shown.
  public enum Visibility: Sendable {
    /// As the list finds right.
    case automatic
    /// Yes.
    case visible
    /// No.
    case hidden
  }

  /// Whether there is a line above the cell. The default is automatic: none.
  public var topSeparatorVisibility = Visibility.automatic
  /// The distance of the line above from the cell's sides, in points; from the text by default.
  public var topSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownTopInsets ?? NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0) }
    set { ownTopInsets = newValue }
  }
  var ownTopInsets: NSDirectionalEdgeInsets?
  /// Whether there is a line below the cell. The default is automatic.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The distance of the line below from the cell's sides, in points; from the text by default.
  public var bottomSeparatorInsets: NSDirectionalEdgeInsets {
    get { ownBottomInsets ?? NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0) }
    set { ownBottomInsets = newValue }
  }
  var ownBottomInsets: NSDirectionalEdgeInsets?
  /// The color of the line. The default is `UIColor.separator`.
  public var color = UIColor.separator

  /// Creates the lines of an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}
}

/// A list in a compositional layout.
@MainActor public struct UICollectionLayoutListConfiguration {
  /// How a list looks.
  public enum Appearance: Sendable {
    /// Lines from side to side.
    case plain
    /// Groups from side to side.
    case grouped
    /// Groups with rounded corners.
    case insetGrouped
    /// A sidebar.
    case sidebar
    /// A sidebar with lines.
    case sidebarPlain
  }

  /// Where headers come from.
  public enum HeaderMode: Sendable {
    /// There are none.
    case none
    /// They are supplementary views.
    case supplementary
    /// The first item of each section is its header.
    case firstItemInSection
  }

  /// Where footers come from.
  public enum FooterMode: Sendable {
    /// There are none.
    case none
    /// They are supplementary views.
    case supplementary
  }

  /// Returns the lines of an item, of those that the list has.
  public typealias ItemSeparatorHandler = (
    _ indexPath: IndexPath, _ sectionSeparatorConfiguration: UIListSeparatorConfiguration
  ) -> UIListSeparatorConfiguration

  /// Returns the actions that an item reveals at one of its ends; nil for none.
  public typealias SwipeActionsConfigurationProvider = (
    _ indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?

  /// Returns the actions that an item reveals at its leading end; nil, the default, is none.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// Returns the actions that an item reveals at its trailing end; nil, the default, is none.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?
  /// How the list looks.
  public let appearance: Appearance
  /// Whether there are lines between cells. The default is true, but not for a sidebar.
  public var showsSeparators: Bool
  /// The lines between cells.
  public var separatorConfiguration: UIListSeparatorConfiguration
  /// Returns the lines of single items; nil, the default, leaves them alike.
  public var itemSeparatorHandler: ItemSeparatorHandler?
  /// The color behind the cells; nil, the default, is the appearance's.
  public var backgroundColor: UIColor?
  /// Where headers come from. The default is none.
  public var headerMode = HeaderMode.none
  /// Where footers come from. The default is none.
  public var footerMode = FooterMode.none
  /// The distance above headers, in points; nil, the default, is the appearance's.
  public var headerTopPadding: CGFloat?

  /// Creates a list.
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
  /// Returns a section that is a list.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size, repeatingSubitem: NSCollectionLayoutItem(layoutSize: size), count: 1)
    let section = NSCollectionLayoutSection(group: group)
    section.list = configuration
    let isGrouped = configuration.appearance == .grouped || configuration.appearance == .insetGrouped
    let isWide = layoutEnvironment.container.contentSize.width >= 414
    let side: CGFloat = configuration.appearance == .insetGrouped ? (isWide ? 20 : 16) : 0
    let hasHeader = configuration.headerMode != .none
    section.contentInsets = NSDirectionalEdgeInsets(
      top: configuration.headerTopPadding ?? (isGrouped && !hasHeader ? 18 : 0), leading: side,
      bottom: isGrouped ? (configuration.footerMode == .none ? 17 : 8) : 0, trailing: side)
    let header = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(28))
    if configuration.headerMode == .supplementary {
      let item = NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: header, elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      item.pinToVisibleBounds = [.plain, .sidebarPlain].contains(configuration.appearance)
      section.boundarySupplementaryItems.append(item)
    }
    if configuration.footerMode == .supplementary {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: header, elementKind: UICollectionView.elementKindSectionFooter, alignment: .bottom))
    }
    return section
  }
}

extension UICollectionViewCompositionalLayout {
  /// Returns a layout all of whose sections are lists.
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
