import Presentations
import Testing
import UIKit
import UIKitStage

@testable import showcase

/// The descriptions of the presentation screens are true.
@MainActor enum PresentationNotices {
  static let all: [String: ShowcaseVisit.Notice] = [
    "alert-center": center, "alert-sheet": sheet, "alert-cover": cover, "alert-content": content,
    "alert-custom": custom, "push-style": push, "alert-child": child,
  ]

  private static func show(_ row: Int, of visit: ShowcaseVisit) throws -> UIViewController {
    let scene = try #require(visit.screen as? SceneController)
    visit.tap(scene.buttons[row])
    return try #require(visit.presented)
  }

  private static func center(_ visit: ShowcaseVisit) throws {
    let alert = try show(0, of: visit)
    visit.stage.advance(by: 0.1)
    let small = visit.rect(alert.view)
    visit.stage.advance(by: 0.15)
    let frame = visit.rect(alert.view)
    #expect(frame.size == alert.preferredContentSize, "two tenths of a second")
    #expect(small.width < frame.width - 5 && abs(small.midX - frame.midX) < 1)
    #expect(abs(small.midY - frame.midY) < 1 && abs(frame.midX - 195) < 1)
    visit.stage.press(.keyboardEscape)
    visit.stage.advance(by: 0.25)
    #expect(visit.presented == nil)
    for frames in [3, 40] {
      _ = try show(0, of: visit)
      visit.stage.advance(frames: frames)
      visit.stage.click(at: CGPoint(x: 12, y: 160))
      visit.settle()
      #expect(visit.presented == nil, "a click beside it, \(frames) frames after it came")
    }
    _ = try show(0, of: visit)
    visit.stage.advance(frames: 4)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(visit.presented == nil, "Escape, while it comes")
  }

  private static func sheet(_ visit: ShowcaseVisit) throws {
    func light() throws -> Int { try visit.color(195, 140).reduce(0, +) }
    let plain = try light()
    let sheet = try show(0, of: visit)
    visit.settle()
    let (rest, dark) = (visit.rect(sheet.view), try light())
    #expect(rest.maxY >= visit.bounds.maxY - 1 && dark < plain - 20)
    let grip = CGPoint(x: 195, y: rest.minY + 12)
    visit.stage.touchDown(at: grip)
    visit.stage.touchMove(to: CGPoint(x: 195, y: grip.y + 150), duration: 0.3)
    #expect(abs(visit.rect(sheet.view).minY - rest.minY - 150) < 14, "it follows the finger")
    #expect(try light() > dark + 5 && light() < plain, "the cover fades with it")
    visit.stage.touchMove(to: CGPoint(x: 195, y: grip.y + 230), duration: 0.08)
    visit.stage.touchUp()
    visit.stage.advance(frames: 1)
    let before = visit.rect(sheet.view).minY
    visit.stage.advance(frames: 1)
    let speed = visit.rect(sheet.view).minY - before
    #expect(speed > 5, "it keeps the finger's speed: \(speed) points a frame")
    // Caught during the transition and flicked back.
    let caught = CGPoint(x: 195, y: visit.rect(sheet.view).minY + 12)
    visit.stage.touchDown(at: caught)
    visit.stage.touchMove(to: CGPoint(x: 195, y: caught.y - 120), duration: 0.1)
    visit.stage.touchUp()
    visit.settle()
    #expect(visit.rect(sheet.view) == rest && visit.presented === sheet)
    visit.stage.drag(from: grip, to: CGPoint(x: 195, y: 830), duration: 0.15)
    visit.settle()
    #expect(visit.presented == nil)
  }

  private static func cover(_ visit: ShowcaseVisit) async throws {
    /// Down the left edge.
    func beside() throws -> [Int] {
      let picture = try #require(visit.stage.picture())
      return picture.withPixels { bytes in
        stride(from: 110, to: 300, by: 3).map { y in Int(bytes[y * picture.bytesPerRow + 12 * 4]) }
      }
    }
    func glass() -> Int { visit.all(UIVisualEffectView.self) { $0.effect != nil }.count }
    let photo = try visit.last(UIImageView.self, in: visit.screen.view) {
      $0.superview === visit.screen.view
    }
    #expect(await visit.stage.wait { photo.image != nil })
    visit.settle()
    let (plain, none) = (try beside(), glass())
    var looks: [[Int]] = []
    for row in 0..<4 {
      let alert = try show(row, of: visit)
      visit.settle()
      looks.append(try beside())
      #expect((glass() > none) == [1, 2].contains(row))
      let middle = CGPoint(x: visit.rect(alert.view).midX, y: visit.rect(alert.view).minY + 80)
      visit.stage.touchDown(at: middle)
      visit.stage.touchMove(to: CGPoint(x: middle.x + 40, y: middle.y + 200), duration: 0.3)
      func far(_ color: [Int]) -> Int { zip(color, plain).map { abs($0 - $1) }.reduce(0, +) }
      #expect(try row == 3 || far(beside()) < far(looks[row]), "\(row) does not clear")
      visit.stage.touchMove(to: CGPoint(x: middle.x + 60, y: middle.y + 330), duration: 0.08)
      visit.stage.touchUp()
      visit.settle()
      #expect(try visit.presented == nil && beside() == plain)
    }
    #expect(Set(looks).count == 4 && looks[3] == plain, "dark, glass, dark glass or nothing")
    #expect(looks[0].reduce(0, +) < plain.reduce(0, +))
  }

  private static func content(_ visit: ShowcaseVisit) throws {
    let card = try show(0, of: visit)
    visit.settle()
    let short = visit.rect(card.view)
    visit.tap(try visit.button("More"))
    visit.stage.advance(by: 0.1)
    let growing = visit.rect(card.view)
    visit.settle()
    let long = visit.rect(card.view)
    #expect(long.height > short.height + 30 && abs(long.midY - short.midY) < 1)
    #expect(growing.height > short.height + 1 && growing.height < long.height - 1)
    visit.stage.showKeyboard(height: 300)
    visit.settle()
    let above = visit.rect(card.view)
    #expect(above.maxY <= visit.bounds.height - 300 && above.midY < long.midY - 50)
    visit.stage.showKeyboard(height: 0)
    visit.settle()
    #expect(abs(visit.rect(card.view).midY - long.midY) < 1)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(visit.presented == nil)
  }

  private static func custom(_ visit: ShowcaseVisit) throws {
    let banner = try show(0, of: visit)
    visit.settle()
    let top = visit.rect(banner.view)
    #expect(top.minY >= 0 && top.minY < 80 && top.height == 76)
    visit.stage.drag(
      from: CGPoint(x: 195, y: top.midY), to: CGPoint(x: 195, y: 2), duration: 0.1)
    visit.settle()
    #expect(visit.presented == nil, "it moves up again")
    let card = try show(1, of: visit)
    visit.stage.advance(by: 0.12)
    func turn() -> CGFloat {
      let point = card.view.convert(CGPoint(x: 100, y: 0), to: nil)
      let corner = card.view.convert(CGPoint.zero, to: nil)
      return atan2(point.y - corner.y, point.x - corner.x)
    }
    func seenTurn() -> CGFloat {
      sequence(first: card.view as UIView, next: \.superview).map { view in
        let shown = view.layer.presentation()?.affineTransform() ?? .identity
        return atan2(shown.b, shown.a)
      }.reduce(0, +)
    }
    #expect(abs(seenTurn()) > 0.05, "it turns as it falls: \(seenTurn())")
    visit.settle()
    #expect(turn() == 0 && abs(visit.rect(card.view).midX - 195) < 1)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(visit.presented == nil)
  }

  private static func push(_ visit: ShowcaseVisit) throws {
    for (row, edge) in [PushEdge.left, .right, .top, .bottom].enumerated() {
      var pages: [UIViewController] = []
      for _ in 0..<2 {
        let page = try show(row, of: visit)
        visit.stage.advance(by: 0.12)
        let rect = visit.rect(page.view)
        let way = CGPoint(x: rect.midX - visit.bounds.midX, y: rect.midY - visit.bounds.midY)
        switch edge {
        case .left, .leading: #expect(way.x < -20 && way.y == 0, "\(way)")
        case .right, .trailing: #expect(way.x > 20 && way.y == 0, "\(way)")
        case .top: #expect(way.y < -20 && way.x == 0, "\(way)")
        case .bottom: #expect(way.y > 20 && way.x == 0, "\(way)")
        }
        visit.settle()
        #expect(visit.rect(page.view) == visit.bounds)
        pages.append(page)
        let (from, to) = swipe(edge)
        visit.stage.drag(from: from, to: to, duration: 0.2)
        visit.settle()
        #expect(visit.presented == nil, "\(edge) is not swiped back")
      }
      #expect(pages[0] === pages[1], "the same screen")
    }
    // Touched while it moves.
    let page = try show(1, of: visit)
    visit.stage.advance(by: 0.15)
    let before = visit.rect(page.view).minX
    visit.stage.touchDown(at: CGPoint(x: max(before + 10, 4), y: 400))
    visit.stage.advance(by: 0.3)
    visit.stage.touchUp()
    visit.settle()
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(visit.presented == nil)
  }

  private static func swipe(_ edge: PushEdge) -> (CGPoint, CGPoint) {
    switch edge {
    case .left, .leading: (CGPoint(x: 350, y: 600), CGPoint(x: 20, y: 600))
    case .right, .trailing: (CGPoint(x: 3, y: 600), CGPoint(x: 370, y: 600))
    case .top: (CGPoint(x: 195, y: 780), CGPoint(x: 195, y: 60))
    case .bottom: (CGPoint(x: 195, y: 200), CGPoint(x: 195, y: 830))
    }
  }

  private static func child(_ visit: ShowcaseVisit) throws {
    let screen = try #require(visit.screen as? PanesController)
    let panes = screen.panes
    visit.tap(panes[0].buttons[0])
    visit.settle()
    let alert = try #require(panes[0].children.first)
    #expect(visit.rect(panes[0].view).contains(visit.rect(alert.view)) && visit.presented == nil)
    #expect(alert.view.superview != nil && panes[1].children.isEmpty)
    visit.tap(panes[1].buttons[0])
    visit.settle()
    let other = try #require(panes[1].children.first, "the other half doesn't react")
    #expect(visit.rect(panes[1].view).contains(visit.rect(other.view)))
    #expect(panes[0].children.first === alert)
    visit.stage.press(.keyboardEscape)
    visit.settle()
    #expect(panes[1].children.isEmpty && panes[0].children.first === alert, "last in, first out")
    visit.stage.tap(at: CGPoint(x: 8, y: visit.rect(panes[0].view).maxY - 8))
    visit.settle()
    #expect(panes.allSatisfy { $0.children.isEmpty })
  }
}
