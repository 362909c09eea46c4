import QuartzCore

/// A section that repeats a group, with headers, footers and a background.
@MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The configuration of a list; `nil` for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The insets of the groups from the section's edges, in points. The default value is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points. The default value is zero.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section's items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// A Boolean value that determines whether headers and footers are inset like the items. The
  /// default value is `true`.
  open var supplementariesFollowContentInsets = true
  /// The reference to which the content insets are added. The default value is `automatic`: the
  /// reference of the layout's configuration.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference for headers and footers that don't follow the content insets. The default value
  /// is `automatic`: the reference of the content insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The behavior of orthogonal scrolling, perpendicular to the layout's direction. The default
  /// value is `none`.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// The properties of orthogonal scrolling.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties {
    scrolling
  }
  /// A handler that is called with the visible elements before they are displayed, whenever the
  /// section or the layout scrolls. The default value is `nil`.
  open var visibleItemsInvalidationHandler:
    NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// A closure that returns the section at an index; returning `nil` is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// The configuration of a compositional layout, which applies to all its sections.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The scroll direction of the content. The default value is `vertical`.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The spacing between sections, in points. The default value is zero.
  open var interSectionSpacing: CGFloat = 0
  /// The reference to which sections add their content insets. The default value is `automatic`:
  /// the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}
