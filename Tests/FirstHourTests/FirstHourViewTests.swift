import Testing
import UIKit
import UIKitStage

/// Views, animations, gestures and drawing: what each of them is about, once.
@MainActor @Suite(.serialized) struct FirstHourViewTests {
  private let place = FirstHourStage()
  private var stage: Stage { place.stage }

  @Test func dateLabel() throws {
    let screen = DateLabelSnippet()
    place.show(screen)
    try place.picture("Date label")
    #expect(screen.label.text == "Friday, Jan 2")
  }

  @Test func animation() throws {
    let screen = AnimationSnippet()
    place.show(screen)
    screen.popIn()
    stage.advance(by: 0.1)
    try place.picture("Animation, popping")
    let scale = screen.card.layer.presentation()?.transform.m11 ?? 0
    #expect(scale > 0.5 && scale < 1.2)
    stage.settle()
    #expect(screen.card.layer.presentation()?.transform.m11 ?? 1 == 1 && screen.card.alpha == 1)
  }

  @Test func propertyAnimator() throws {
    let screen = PropertyAnimatorSnippet()
    place.show(screen)
    screen.scrub(to: 0.5)
    stage.advance(frames: 2)
    try place.picture("Property animator, half-way")
    #expect(screen.panel.layer.presentation()?.frame.minY == 230)
    screen.letGo(completes: false)
    stage.settle()
    #expect(screen.panel.frame.minY == 380)
  }

  @Test func gestures() throws {
    let screen = GesturesSnippet()
    place.show(screen)
    stage.drag(from: CGPoint(x: 160, y: 200), to: CGPoint(x: 200, y: 300))
    #expect(abs(screen.tile.center.x - 200) < 12 && abs(screen.tile.center.y - 300) < 12)
    stage.pinch(at: CGPoint(x: 160, y: 150), scale: 2)
    stage.settle()
    try place.picture("Gestures")
    #expect(abs(screen.tile.transform.a - 2) < 0.2)
  }

  @Test func customDrawing() throws {
    let ring = CustomDrawingSnippet(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    controller.view = ring
    place.show(controller)
    let before = stage.presentedFrames
    ring.progress = 0.3
    stage.settle()
    try place.picture("Custom drawing")
    #expect(stage.presentedFrames > before)
  }

  @Test func layers() throws {
    let screen = LayersSnippet()
    place.show(screen)
    try place.picture("Layers")
    #expect(screen.gradient.frame == screen.view.bounds && screen.star.path != nil)
  }

  @Test func symbols() throws {
    let screen = SymbolsSnippet()
    place.show(screen)
    try place.picture("Symbols")
    let images = screen.stack.arrangedSubviews.compactMap { ($0 as? UIImageView)?.image }
    #expect(images.count == 4 && images.allSatisfy { $0.size.height > 30 })
  }

  @Test func scrollZoom() throws {
    let screen = ScrollZoomSnippet()
    place.show(screen)
    stage.pinch(at: CGPoint(x: 160, y: 160), scale: 2)
    stage.settle()
    try place.picture("Scroll zoom")
    #expect(abs(screen.scrollView.zoomScale - 2) < 0.2)
  }

  @Test func attributedText() throws {
    let screen = AttributedTextSnippet()
    place.show(screen)
    try place.picture("Attributed text")
    let text = try #require(screen.label.attributedText)
    #expect(text.string == "Only three days left of this offer")
    var range = NSRange()
    let color = text.attribute(.foregroundColor, at: 5, effectiveRange: &range) as? UIColor
    #expect(color == .systemRed && range == NSRange(location: 5, length: 10))
    #expect(text.attribute(.foregroundColor, at: 0, effectiveRange: nil) == nil)
  }

  @Test func darkMode() throws {
    let screen = DarkModeSnippet()
    let window = place.show(screen)
    try place.picture("Dark mode, light")
    window.overrideUserInterfaceStyle = .dark
    stage.settle()
    try place.picture("Dark mode, dark")
    #expect(screen.traitCollection.userInterfaceStyle == .dark)
    let color = DarkModeSnippet.cardColor.resolvedColor(with: screen.traitCollection)
    let indigo = UIColor.systemIndigo.resolvedColor(with: screen.traitCollection)
    #expect(color.cgColor == indigo.cgColor)
  }
}
