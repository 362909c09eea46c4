import Foundation
import Ported
import Testing
import UIKit
import UIKitStage

/// What `vitrine-port` makes of `Port/Examples/Snacks`: toasts that a view keeps by associated
/// objects, with a queue, timers and selectors.
@MainActor @Suite(.serialized) struct PortedLibraryTests {
  private let place = FirstHourStage()
  private let screen = UIViewController()
  private var stage: Stage { place.stage }
  private var view: UIView { screen.view }

  @MainActor private final class Ends {
    var all: [String] = []

    func snack(_ text: String, _ seconds: TimeInterval) -> Snack {
      Snack(text, seconds: seconds) { [unowned self] in all.append("\(text) \($0)") }
    }
  }

  init() { place.show(screen) }

  @Test("A snack fades in, ends by its timer and leaves nothing behind")
  func time() throws {
    let ends = Ends()
    view.show(ends.snack("Saved", 0.5))
    let label = try #require(view.snackLabel)
    stage.advance(by: 0.1)
    let opacity = try #require(label.layer.presentation()?.opacity)
    #expect(opacity > 0 && opacity < 1 && label.frame.maxY == 456)
    try place.picture("snack")
    stage.advance(by: 0.3)
    #expect(label.layer.presentation()?.opacity == 1 && ends.all.isEmpty)
    stage.advance(by: 0.2)
    stage.settle()
    #expect(ends.all == ["Saved time"] && label.superview == nil && view.snackLabel == nil)
  }

  @Test("Snacks wait for each other, and each view has its own")
  func queue() throws {
    let ends = Ends()
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
    view.addSubview(other)
    for text in ["One", "Two", "Three"] { view.show(ends.snack(text, 0.3)) }
    other.show(ends.snack("Other", 5))
    #expect(view.snackLabel?.text == "One" && other.snackLabel?.text == "Other")
    var seen: [String] = []
    for _ in 0..<40 {
      stage.advance(by: 0.05)
      if let text = view.snackLabel?.text, text != seen.last { seen.append(text) }
    }
    #expect(seen == ["One", "Two", "Three"])
    #expect(ends.all == ["One time", "Two time", "Three time"])
    #expect(other.snackLabel?.text == "Other")
    other.hideAllSnacks()
    stage.settle()
    #expect(ends.all.last == "Other order")
  }

  @Test("A tap ends a snack, and its timer doesn't end the next one")
  func tap() throws {
    let ends = Ends()
    view.show(ends.snack("Tapped", 0.5))
    view.show(ends.snack("Next", 5))
    stage.advance(by: 0.25)
    place.tap(try #require(view.snackLabel))
    #expect(ends.all == ["Tapped tap"] && view.snackLabel?.text == "Next")
    stage.advance(by: 0.5)
    #expect(view.snackLabel?.text == "Next" && ends.all.count == 1)
    view.hideAllSnacks()
    stage.settle()
    #expect(ends.all == ["Tapped tap", "Next order"])
  }

  @Test("What waits is forgotten with all others, and a new snack is shown at once")
  func forgetting() {
    let ends = Ends()
    for text in ["One", "Two", "Three"] { view.show(ends.snack(text, 5)) }
    view.hideAllSnacks()
    stage.settle()
    #expect(view.snackLabel == nil && ends.all == ["One order"])
    view.show(ends.snack("Four", 5))
    #expect(view.snackLabel?.text == "Four")
    view.hideSnack()
    stage.settle()
    #expect(ends.all == ["One order", "Four order"])
  }

  @Test("What a view keeps ends with it, and no other view at its address has it")
  func lifetimes() {
    weak var kept: Snack?
    for _ in 0..<300 {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      #expect(view.snackLabel == nil)
      let snack = Snack("Short", seconds: 60)
      kept = kept ?? snack
      view.show(snack)
      view.show(Snack("Waiting"))
      view.hideAllSnacks()
      stage.settle()
    }
    #expect(kept == nil)
  }
}
