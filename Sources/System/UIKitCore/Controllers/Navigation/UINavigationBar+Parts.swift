import QuartzCore

extension UINavigationBar {
  /// Returns whether the last of the items has a large title.
  func hasLargeTitle(_ items: ArraySlice<UINavigationItem>) -> Bool {
    guard prefersLargeTitles, traitCollection.verticalSizeClass != .compact, let item = items.last
    else { return false }
    switch item.largeTitleDisplayMode {
    case .always: return true
    case .never: return false
    case .automatic: return items.count == 1 || hasLargeTitle(items.dropLast())
    }
  }

  /// Returns the parts of the bar for an item of a stack.
  func parts(of item: UINavigationItem, in items: [UINavigationItem]) -> NavigationBarParts {
    var parts = NavigationBarParts()
    let end = items.firstIndex { $0 === item } ?? items.count - 1
    let search = item.searchController
    let isInline = item.placement(for: traitCollection) == .inline
    if let search, !isInline, search.replacesBar {
      parts.row = 0
      parts.search = search.searchBar.heightInNavigationBar(isAlone: true)
      return parts
    }
    if item.prompt?.isEmpty == false { parts.prompt = NavigationBarParts.promptHeight }
    if items.indices.contains(end), hasLargeTitle(items[...end]) {
      let appearance = appearance(of: item).content(isAtEdge: true)
      parts.largeTitle = LargeTitleView.height(
        largeTitleAttributes(appearance), for: traitCollection)
    }
    guard let search else { return parts }
    parts.hasInlineSearch = isInline
    if isInline {
      parts.search = search.searchBar.scopeBarHeight
    } else {
      parts.search = search.searchBar.heightInNavigationBar(isAlone: false)
      parts.searchCollapses = item.hidesSearchBarWhenScrolling && !search.isActive
    }
    return parts
  }
}
