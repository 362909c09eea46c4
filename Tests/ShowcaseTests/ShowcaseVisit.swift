import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions
@testable import showcase

/// One of the Showcase's screens on a stage, and its user.
@MainActor struct ShowcaseVisit {
  /// Verifies what a screen's description tells people to notice.
  typealias Notice = @MainActor (ShowcaseVisit) async throws -> Void

  let stage: Stage
  let screen: UIViewController

  var presented: UIViewController? { screen.presentedViewController }
  var bounds: CGRect { stage.window?.bounds ?? .zero }

  // MARK: Finding views

  /// The views below a view in paint order; by default in the whole window.
  func all<View: UIView>(
    _ type: View.Type, in root: UIView? = nil, where isIt: (View) -> Bool = { _ in true }
  ) -> [View] {
    var found: [View] = []
    func visit(_ view: UIView) {
      if let view = view as? View, isIt(view) { found.append(view) }
      for subview in view.subviews { visit(subview) }
    }
    (root ?? stage.window).map(visit)
    return found
  }

  /// The topmost one.
  func last<View: UIView>(
    _ type: View.Type, in root: UIView? = nil, where isIt: (View) -> Bool = { _ in true }
  ) throws -> View {
    let found = all(type, in: root, where: isIt)
    return try #require(found.last, "no such \(type)")
  }

  func label(_ text: String, in root: UIView? = nil) throws -> UILabel {
    let found = all(UILabel.self, in: root) { $0.text == text }
    return try #require(found.last, "no words “\(text)”")
  }

  func button(_ title: String) throws -> UIButton {
    let found = all(UIButton.self) { $0.currentTitle == title || $0.configuration?.title == title }
    return try #require(found.last, "no button “\(title)”")
  }

  func rect(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The visible red, green and blue.
  func color(_ x: CGFloat, _ y: CGFloat) throws -> [Int] {
    let picture = try #require(stage.picture())
    let index = Int(y) * picture.bytesPerRow + Int(x) * 4
    return picture.withPixels { bytes in [2, 1, 0].map { Int(bytes[index + $0]) } }
  }

  // MARK: Interaction

  func tap(_ view: UIView) {
    stage.tap(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
  }

  func settle() { stage.settle(limit: 5) }

  // MARK: Transitions

  /// The matched views by id.
  func flights(_ controller: UIViewController?) -> [String: MatchedElement] {
    let all = controller?.heroTransition?.planner?.elements ?? []
    let pairs = all.filter {
      $0.from.view != nil && $0.to.view != nil && $0.from.view !== $0.to.view
    }
    return Dictionary(pairs.compactMap { flight in flight.id.map { ($0, flight) } }) { $1 }
  }

  /// Until the presented screen is dismissed, with a check in each frame.
  func watch(_ frames: Int = 60, _ look: (Int) throws -> Void) rethrows {
    for frame in 0..<frames {
      try look(frame)
      stage.advance(frames: 1)
    }
  }
}
