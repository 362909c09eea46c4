import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// The shape of the pointer, and what it does at the bars of scroll views.
@MainActor @Suite(.serialized) struct PointerTests {
  private let stage = Stage(size: CGSize(width: 300, height: 400))
  private let controller = UIViewController()
  private var cursor: HostCursor? { controller.view.window?.hostWindow?.cursor }

  private func showScrollView() -> UIScrollView {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    scroll.contentSize = CGSize(width: 300, height: 4000)
    controller.view.addSubview(scroll)
    stage.show(controller)
    stage.advance(frames: 2)
    return scroll
  }

  private func bar(of scroll: UIScrollView) throws -> ScrollBar {
    try #require(
      scroll.subviews.lazy.compactMap { $0 as? ScrollBar }.first { $0.axis == .vertical })
  }

  // MARK: Scroll bars

  @Test("A bar grows under the pointer, and shrinks and fades when the pointer leaves")
  func growing() throws {
    let scroll = showScrollView()
    stage.hover(at: CGPoint(x: 150, y: 200))
    #expect(!scroll.subviews.contains { $0 is ScrollBar }, "no bar away from the edge")
    stage.hover(at: CGPoint(x: 295, y: 200))
    let bar = try bar(of: scroll)
    #expect(bar.isGrown && bar.alpha == 1)
    stage.hover(at: CGPoint(x: 150, y: 200))
    #expect(!bar.isGrown)
    stage.advance(by: 2)
    #expect(bar.alpha == 0)
  }

  @Test("Dragging the knob scrolls as far as it moves, to both ends")
  func dragging() throws {
    let scroll = showScrollView()
    stage.hover(at: CGPoint(x: 295, y: 20))
    stage.mouseDown(at: CGPoint(x: 295, y: 20))
    #expect(scroll.contentOffset.y == 0, "a press on the knob moves nothing")
    stage.mouseMove(to: CGPoint(x: 295, y: 220))
    let length = try bar(of: scroll).bounds.height - 39.4
    #expect(abs(scroll.contentOffset.y - 200 / length * 3600) < 30)
    stage.mouseMove(to: CGPoint(x: 200, y: 1000))
    #expect(scroll.contentOffset.y == 3600)
    stage.mouseMove(to: CGPoint(x: 200, y: -100))
    #expect(scroll.contentOffset.y == 0)
    stage.mouseUp()
    stage.advance(by: 2)
    #expect(scroll.contentOffset.y == 0, "content isn't thrown")
  }

  @Test("A press beside the knob brings the knob there, and taps nothing behind the bar")
  func jumping() throws {
    let scroll = showScrollView()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    var count = 0
    button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    scroll.addSubview(button)
    stage.hover(at: CGPoint(x: 295, y: 200))
    stage.click(at: CGPoint(x: 295, y: 200))
    #expect(abs(scroll.contentOffset.y - 1800) < 1)
    #expect(count == 0)
  }

  @Test("A finger at the edge drags the content, not the bar")
  func fingers() {
    let scroll = showScrollView()
    stage.drag(from: CGPoint(x: 295, y: 300), to: CGPoint(x: 295, y: 200))
    #expect(scroll.contentOffset.y > 50)
    #expect(scroll.contentOffset.y < 400)
  }

  @Test("Bars of short or still content don't appear")
  func shortContent() {
    let scroll = showScrollView()
    scroll.contentSize.height = 100
    stage.hover(at: CGPoint(x: 295, y: 200))
    #expect(!scroll.subviews.contains { ($0 as? ScrollBar)?.isGrown == true })
  }

  // MARK: Interactions

  private final class Styles: NSObject, UIPointerInteractionDelegate {
    var style: UIPointerStyle?
    var rect: CGRect?
    var locations: [CGPoint] = []

    func pointerInteraction(
      _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
      defaultRegion: UIPointerRegion
    ) -> UIPointerRegion? {
      locations.append(request.location)
      return rect.map { UIPointerRegion(rect: $0, identifier: nil) } ?? defaultRegion
    }

    func pointerInteraction(
      _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
    ) -> UIPointerStyle? { style }
  }

  private func showView(_ styles: Styles) -> (UIView, UIPointerInteraction) {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let interaction = UIPointerInteraction(delegate: styles)
    view.addInteraction(interaction)
    controller.view.addSubview(view)
    stage.show(controller)
    return (view, interaction)
  }

  private func arrows(_ positions: UIPointerAccessory.Position...) -> UIPointerStyle {
    let style = UIPointerStyle.system()
    style.accessories = positions.map { .arrow($0) }
    return style
  }

  @Test("Over a view the pointer has the shape of its interaction, elsewhere the system's")
  func shapes() {
    let styles = Styles()
    let (view, _) = showView(styles)
    let wanted: [(UIPointerStyle?, HostCursor)] = [
      (nil, .arrow), (.system(), .arrow), (.hidden(), .hidden),
      (UIPointerStyle(shape: .verticalBeam(length: 20)), .text),
      (UIPointerStyle(shape: .horizontalBeam(length: 20)), .verticalText),
      (arrows(.left, .right), .resizeHorizontally), (arrows(.top, .bottom), .resizeVertically),
      (arrows(.left, .right, .top, .bottom), .grab), (arrows(.top), .arrow),
    ]
    for (style, cursor) in wanted {
      styles.style = style
      stage.hover(at: CGPoint(x: 150, y: 150))
      #expect(self.cursor == cursor)
      stage.hover(at: CGPoint(x: 50, y: 50))
      #expect(self.cursor == .arrow)
    }
    #expect(styles.locations.first == CGPoint(x: 50, y: 50), "in the view's coordinates")
    styles.style = .hidden()
    stage.hover(at: CGPoint(x: 150, y: 150))
    view.removeFromSuperview()
    stage.hover(at: CGPoint(x: 151, y: 150))
    #expect(cursor == .arrow)
  }

  @Test("A region smaller than the view ends at its edge")
  func regions() {
    let styles = Styles()
    styles.style = .hidden()
    styles.rect = CGRect(x: 0, y: 0, width: 50, height: 100)
    _ = showView(styles)
    stage.hover(at: CGPoint(x: 149, y: 150))
    #expect(cursor == .hidden)
    stage.hover(at: CGPoint(x: 151, y: 150))
    #expect(cursor == .arrow)
  }

  @Test("A change shows at once where the interaction is invalidated, disabled or removed")
  func invalidating() {
    let styles = Styles()
    let (view, interaction) = showView(styles)
    stage.hover(at: CGPoint(x: 150, y: 150))
    styles.style = .hidden()
    #expect(cursor == .arrow)
    interaction.invalidate()
    #expect(cursor == .hidden)
    interaction.isEnabled = false
    #expect(cursor == .arrow)
    interaction.isEnabled = true
    #expect(cursor == .hidden)
    view.removeInteraction(interaction)
    #expect(cursor == .arrow)
  }

  @Test("A hand closes while the button is pressed, and keeps its shape outside of the view")
  func grabbing() {
    let styles = Styles()
    styles.style = arrows(.left, .right, .top, .bottom)
    _ = showView(styles)
    stage.hover(at: CGPoint(x: 150, y: 150))
    stage.mouseDown(at: CGPoint(x: 150, y: 150))
    #expect(cursor == .grabbing)
    stage.mouseMove(to: CGPoint(x: 20, y: 20))
    #expect(cursor == .grabbing)
    stage.mouseUp()
    #expect(cursor == .arrow)
  }

  @Test("Text within a styled view keeps its beam")
  func text() {
    let styles = Styles()
    styles.style = .hidden()
    let (view, _) = showView(styles)
    let field = UITextField(frame: view.bounds.insetBy(dx: 20, dy: 20))
    view.addSubview(field)
    stage.hover(at: CGPoint(x: 105, y: 105))
    #expect(cursor == .hidden)
    stage.hover(at: CGPoint(x: 150, y: 150))
    #expect(cursor == .text)
  }
}
