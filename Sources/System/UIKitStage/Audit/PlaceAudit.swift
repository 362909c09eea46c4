import UIKit

/// Compares where elements say that they are with where their views are drawn, by pixels: each view
/// is covered with a color of its own, for one picture.
@MainActor struct PlaceAudit {
  private(set) var faults: [AccessibilityFault] = []

  init(_ elements: [UIResponder], _ seen: [SeenViews.View], _ stage: Stage) {
    let views = Set(elements.compactMap { $0 as? UIView })
    let marked = seen.indices.filter { views.contains(seen[$0].view) && seen[$0].opacity == 1 }
    let marks = marked.enumerated().map { number, place in
      Self.mark(seen[place].view, number, holdsOthers: Self.holds(seen[place].view, views))
    }
    stage.advance(frames: 1)
    let areas = ScreenPixels(stage)?.areas(ofMarks: marks.count) ?? []
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

  /// Puts the mark over the view's content, or below it if that has marks of its own.
  private static func mark(_ view: UIView, _ number: Int, holdsOthers: Bool) -> CALayer {
    let mark = CALayer()
    mark.frame = view.bounds
    let parts = ScreenPixels.parts(ofMark: number).map { CGFloat($0) / 255 }
    mark.backgroundColor = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: 1).cgColor
    if holdsOthers {
      view.layer.insertSublayer(mark, at: 0)
    } else {
      view.layer.addSublayer(mark)
    }
    return mark
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

extension ScreenPixels {
  /// The color of a mark in bytes: one that interfaces don't have.
  static func parts(ofMark number: Int) -> [UInt8] {
    [
      UInt8(truncatingIfNeeded: 255 - number / 40), 3,
      UInt8(truncatingIfNeeded: 50 + number % 40 * 5),
    ]
  }

  /// Where each mark is seen, in pixels; nil where it isn't.
  func areas(ofMarks count: Int) -> [CGRect?] {
    var numbers: [[UInt8]: Int] = [:]
    for number in 0..<count { numbers[Self.parts(ofMark: number)] = number }
    var areas = [CGRect?](repeating: nil, count: count)
    let (width, height) = (picture.width, picture.height)
    picture.withPixels { bytes in
      func color(_ x: Int, _ y: Int) -> [UInt8]? {
        guard (0..<width).contains(x), (0..<height).contains(y) else { return nil }
        let place = y * picture.bytesPerRow + x * 4
        return bytes[place + 1] == 3 ? [bytes[place + 2], 3, bytes[place]] : nil
      }
      for y in 0..<height {
        for x in 0..<width {
          guard let own = color(x, y), let number = numbers[own] else { continue }
          // Where two marks meet within a pixel, it may have the color of a third one.
          guard color(x - 1, y) == own || color(x + 1, y) == own,
            color(x, y - 1) == own || color(x, y + 1) == own
          else { continue }
          let pixel = CGRect(x: x, y: y, width: 1, height: 1)
          areas[number] = areas[number]?.union(pixel) ?? pixel
        }
      }
    }
    return areas
  }
}
