import UIKit

/// A description of moving elements that can be compared between runs.
extension HeroTransition {
  /// One line of JSON for each element as it is shown now: its id, the progress, its rectangle in
  /// the container, and its opacity.
  public var trace: String {
    func number(_ value: CGFloat) -> String { String(format: "%.4f", Double(value)) }
    return (planner?.elements ?? []).map { element in
      let view = element.view
      let rect = [
        view.center.x - view.bounds.width / 2, view.center.y - view.bounds.height / 2,
        view.bounds.width, view.bounds.height,
      ].map(number).joined(separator: ",")
      return "{\"id\":\"\(element.id ?? "")\",\"progress\":\(number(CGFloat(progress))),"
        + "\"rect\":[\(rect)],\"radius\":\(number(view.pane.layer.cornerRadius)),"
        + "\"opacity\":\(number(view.alpha))}\n"
    }.joined()
  }
}
