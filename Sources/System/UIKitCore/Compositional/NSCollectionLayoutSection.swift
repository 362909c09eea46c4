import QuartzCore

/// Groups that follow each other, with headers, footers and a background.
@MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What a list's cells need to know; nil for other sections.
  var list: UICollectionLayoutListConfiguration?
  /// The distance of the groups from the section's sides, in points. The default is zero.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The distance between groups, in points. The default is zero.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The views behind the section's items.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers are inset as the items are. The default is true.
  open var supplementariesFollowContentInsets = true
  /// To what the content insets are added. The default is automatic: what the layout's configuration says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// To what the places of headers and footers are related that don't follow the content insets. The
  /// default is automatic: the same as for the content insets.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// Whether and how the section scrolls across the direction of the layout. The default is none.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  private let scrolling = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// How that scrolling feels.
  open var orthogonalScrollingProperties: UICollectionLayoutSectionOrthogonalScrollingProperties { scrolling }
  /// Called with the visible elements before they are shown, whenever the section or the layout scrolls;
  /// nil by default.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
}

/// Returns the layout of the section at an index; nil is an error.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// What holds for all sections of a compositional layout.
@MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the content scrolls. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  /// The distance between sections, in points. The default is zero.
  open var interSectionSpacing: CGFloat = 0
  /// To what sections add their content insets. The default is automatic: the safe area.
  open var contentInsetsReference = UIContentInsetsReference.automatic

  public override init() { super.init() }
}
