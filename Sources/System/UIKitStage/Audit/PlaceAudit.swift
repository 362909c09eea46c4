import UIKit

/// Compares where elements say that they are with where their views are drawn, by pixels: each view
/// is covered with a color of its own, for two pictures.
@MainActor struct PlaceAudit {
  private(set) var faults: [AccessibilityFault] = []

  init(_ elements: [UIResponder], _ seen: [SeenViews.View], _ stage: Stage) {
    let views = Set(elements.compactMap { $0 as? UIView })
    let marked = seen.indices.filter { views.contains(seen[$0].view) && seen[$0].opacity == 1 }
    let marks = marked.map { place in
      Self.mark(seen[place].view, holdsOthers: Self.holds(seen[place].view, views))
    }
    let areas = Self.areas(of: marks, stage)
    for mark in marks { mark.removeFromSuperlayer() }
    stage.advance(frames: 1)
    /// To one pixel, also where numbers aren't exact.
    func holds(_ outer: CGRect, _ inner: CGRect) -> Bool {
      inner.minX > outer.minX - 1.01 && inner.maxX < outer.maxX + 1.01
        && inner.minY > outer.minY - 1.01 && inner.maxY < outer.maxY + 1.01
    }
    for (place, area) in zip(marked, areas) {
      guard let area else { continue }
      let one = seen[place]
      let said = one.view.accessibilityFrame
      let isWithin = holds(said, area)
      let whole = UIAccessibility.convertToScreenCoordinates(one.view.bounds, in: one.view)
      let isClipped = !holds(one.frame, whole)
      let isWhole =
        holds(area, isClipped ? said.intersection(one.frame) : said)
        || Self.holds(one.view, views) || Self.mayBeCovered(one, by: seen[(place + 1)...])
      if !isWithin || !isWhole { faults.append(one.view.fault(.misplaced, "\(area)")) }
    }
  }

  /// Puts a mark over the view's content, or below it if that has marks of its own.
  private static func mark(_ view: UIView, holdsOthers: Bool) -> CALayer {
    let mark = CALayer()
    mark.frame = view.bounds
    if holdsOthers {
      view.layer.insertSublayer(mark, at: 0)
    } else {
      view.layer.addSublayer(mark)
    }
    return mark
  }

  /// Where each mark is seen, in pixels; nil where it isn't. A shadow that gives one mark the color of
  /// another can't do so again when the colors come in reverse order.
  private static func areas(of marks: [CALayer], _ stage: Stage) -> [CGRect?] {
    func look(_ number: (Int) -> Int) -> ScreenMarks? {
      for (place, mark) in marks.enumerated() {
        mark.backgroundColor = ScreenMarks.color(of: number(place))
      }
      stage.advance(frames: 1)
      return ScreenPixels(stage).map(ScreenMarks.init)
    }
    let last = marks.count - 1
    guard let forth = look({ $0 }), let back = look({ last - $0 }) else { return [] }
    return forth.areas(count: marks.count) { number, place in back.numbers[place] == last - number }
  }

  private static func holds(_ view: UIView, _ others: Set<UIView>) -> Bool {
    others.contains { $0 !== view && $0.isDescendant(of: view) }
  }

  private static func mayBeCovered(
    _ one: SeenViews.View, by others: ArraySlice<SeenViews.View>
  ) -> Bool {
    if sequence(first: one.view, next: \.superview).contains(where: { $0.layer.mask != nil }) {
      return true
    }
    return others.contains { other in
      other.frame.intersects(one.frame) && !other.view.isDescendant(of: one.view)
    }
  }
}
