extension LayoutEngine {
  /// Calls `updateConstraints()` of the views in a hierarchy that need it, innermost first.
  ///
  /// Updates may request further updates; circular requests stop after a few rounds and continue in
  /// the next frame.
  func updateConstraints(in top: UIView) {
    for _ in 0..<8 {
      pendingUpdates.removeAll { $0.value?.layoutState?.needsUpdateConstraints != true }
      let views = pendingUpdates.compactMap(\.value).filter { $0.isDescendant(of: top) }
      guard !views.isEmpty else { return }
      for view in views.map({ ($0, $0.depth) }).sorted(by: { $0.1 > $1.1 }).map(\.0)
      where view.needsUpdateConstraints() {
        view.layoutState?.needsUpdateConstraints = false
        if let controller = view.viewController {
          controller.updateViewConstraints()
        } else {
          view.updateConstraints()
        }
      }
    }
  }
}

extension UIView {
  /// The number of views from this one up to the root.
  fileprivate var depth: Int {
    sequence(first: self, next: \.superview).reduce(0) { n, _ in n + 1 }
  }
}
