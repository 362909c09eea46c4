import QuartzCore

extension NSDirectionalEdgeInsets {
  static func + (a: NSDirectionalEdgeInsets, b: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets
  {
    NSDirectionalEdgeInsets(
      top: a.top + b.top, leading: a.leading + b.leading, bottom: a.bottom + b.bottom,
      trailing: a.trailing + b.trailing)
  }
}

/// The side insets of a collection view to which sections add their own insets. They exclude the
/// scroll direction, for which the scroll view adds the insets.
struct CompositionalSides: Equatable {
  private var safeArea = NSDirectionalEdgeInsets.zero
  private var margins = NSDirectionalEdgeInsets.zero
  private var readable = NSDirectionalEdgeInsets.zero
  private var reference = UIContentInsetsReference.none

  init() {}

  @MainActor init(
    of view: UICollectionView, _ reference: UIContentInsetsReference, isVertical: Bool
  ) {
    self.reference = reference == .automatic ? .safeArea : reference
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    func sides(_ insets: UIEdgeInsets) -> NSDirectionalEdgeInsets {
      NSDirectionalEdgeInsets(
        top: isVertical ? 0 : insets.top,
        leading: isVertical ? (isMirrored ? insets.right : insets.left) : 0,
        bottom: isVertical ? 0 : insets.bottom,
        trailing: isVertical ? (isMirrored ? insets.left : insets.right) : 0)
    }
    safeArea = sides(view.safeAreaInsets)
    margins = sides(view.layoutMargins)
    readable = sides(view.readableInsets)
  }

  func insets(_ asked: UIContentInsetsReference) -> NSDirectionalEdgeInsets {
    switch asked == .automatic ? reference : asked {
    case .automatic, .none: .zero
    case .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}
