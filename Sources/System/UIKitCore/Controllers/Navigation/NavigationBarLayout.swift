import QuartzCore

/// The heights of the parts of a navigation bar for one item, below the safe area, in points.
struct NavigationBarParts: Equatable {
  /// The line above the row of the title.
  var prompt: CGFloat = 0
  /// The row with the title and the buttons; 0 while a search replaces it.
  var row: CGFloat = 44
  /// The large title at its full height.
  var largeTitle: CGFloat = 0
  /// The search bar below the title at its full height.
  var search: CGFloat = 0
  /// Whether the search bar disappears while content is scrolled.
  var searchCollapses = false
  /// Whether the search bar is in the row.
  var hasInlineSearch = false

  static let promptHeight: CGFloat = 30
  static let largeTitleHeight: CGFloat = 52
  static let searchHeight: CGFloat = 52

  /// The height by which the bar shrinks while content is scrolled.
  var collapsible: CGFloat { largeTitle + (searchCollapses ? search : 0) }
  /// The height of the bar when it is collapsed.
  var smallest: CGFloat { prompt + row + (searchCollapses ? 0 : search) }
  var largest: CGFloat { smallest + collapsible }

  /// The extents at which the bar can settle: without any collapsible parts, with the large title,
  /// and with all of them.
  var restingExtents: [CGFloat] {
    var extents: [CGFloat] = [0]
    for extent in [largeTitle, collapsible] where extent > extents[extents.count - 1] {
      extents.append(extent)
    }
    return extents
  }

  /// Returns the settled extent nearest to a given one. With a direction it is the next one in this
  /// direction: negative for a smaller bar.
  func resting(near extent: CGFloat, direction: CGFloat = 0) -> CGFloat {
    let all = restingExtents
    guard let upper = all.first(where: { $0 >= extent }),
      let lower = all.last(where: { $0 <= extent })
    else { return extent }
    if direction != 0 { return direction < 0 ? lower : upper }
    return extent - lower < upper - extent ? lower : upper
  }
}

/// The layout of a navigation bar for one position of the content below it.
struct NavigationBarLayout: Equatable {
  var parts = NavigationBarParts()
  /// The visible height of the collapsible parts, in points.
  var extent: CGFloat = 0
  /// The distance by which content is pulled down below the bar, in points.
  var stretch: CGFloat = 0
  /// Whether there is no content below the bar.
  var isAtEdge = false

  /// The height below the safe area that is reserved for the bar.
  var height: CGFloat { parts.smallest + extent }
  /// The height of the bar below the safe area, including the stretch.
  var drawnHeight: CGFloat { height + stretch }
  var largeTitleHeight: CGFloat {
    parts.largeTitle > 0 ? min(extent, parts.largeTitle) + stretch : 0
  }
  var searchHeight: CGFloat {
    parts.searchCollapses ? max(0, extent - parts.largeTitle) : parts.search
  }
  /// Whether so little of the large title is visible that the title in the row replaces it.
  var showsSmallTitle: Bool { parts.largeTitle == 0 || largeTitleHeight < 15 }

  /// Creates the layout for content whose top edge is at a position, in points below the safe area.
  init(_ parts: NavigationBarParts, contentTop: CGFloat, canStretch: Bool) {
    self.parts = parts
    extent = min(max(contentTop - parts.smallest, 0), parts.collapsible)
    if canStretch, parts.largeTitle > 0 { stretch = max(0, contentTop - parts.largest) }
    isAtEdge = contentTop > parts.smallest - 0.5
  }

  /// Creates the layout of a bar that shows all of its parts.
  init(_ parts: NavigationBarParts, isAtEdge: Bool) {
    self.parts = parts
    self.isAtEdge = isAtEdge
    extent = parts.collapsible
  }
}
