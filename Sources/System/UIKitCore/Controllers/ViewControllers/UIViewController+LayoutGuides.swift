import QuartzCore

extension UIViewController {
  func coveredEdge(isTop: Bool) -> any UILayoutSupport {
    let state = view.makeLayoutState()
    if let guide = isTop ? state.topGuide : state.bottomGuide { return guide }
    let guide = CoveredEdgeGuide(of: view, isTop: isTop)
    if isTop { state.topGuide = guide } else { state.bottomGuide = guide }
    return guide
  }
}
