import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct GestureClosureTests {
  private let stage = Stage(size: CGSize(width: 400, height: 800))
  private let view: UIView

  init() {
    let controller = UIViewController()
    stage.show(controller)
    view = controller.view
  }

  @Test("A tap's closure is called once per tap, with the recognizer")
  func tap() {
    var heard: [UITapGestureRecognizer] = []
    let recognizer = UITapGestureRecognizer { heard.append($0) }
    view.addGestureRecognizer(recognizer)
    stage.tap(at: CGPoint(x: 100, y: 100))
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(heard.count == 2)
    #expect(heard.allSatisfy { $0 === recognizer })
  }

  @Test("A pan's closure is called from its begin to its end")
  func pan() {
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UIPanGestureRecognizer { states.append($0.state) })
    stage.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 300, y: 100), duration: 0.2)
    #expect(states.first == .began)
    #expect(states.last == .ended)
    #expect(states.dropFirst().dropLast().allSatisfy { $0 == .changed })
    #expect(states.count > 3)
  }

  @Test("A pinch's closure reads its scale")
  func pinch() {
    var scale: CGFloat = 0
    view.addGestureRecognizer(UIPinchGestureRecognizer { scale = max(scale, $0.scale) })
    stage.touchDown(at: CGPoint(x: 180, y: 400), finger: 1)
    stage.touchDown(at: CGPoint(x: 220, y: 400), finger: 2)
    stage.touchMove(to: CGPoint(x: 120, y: 400), finger: 1)
    stage.touchMove(to: CGPoint(x: 280, y: 400), finger: 2)
    stage.touchUp(finger: 1)
    stage.touchUp(finger: 2)
    #expect(scale > 1.2)
  }

  @Test("A long press is recognized after its minimum duration, and not before")
  func longPress() {
    var states: [UIGestureRecognizer.State] = []
    view.addGestureRecognizer(UILongPressGestureRecognizer { states.append($0.state) })
    stage.touchDown(at: CGPoint(x: 100, y: 100))
    stage.advance(by: 0.4)
    #expect(states.isEmpty)
    stage.advance(by: 0.2)
    #expect(states == [.began])
    stage.touchUp()
    #expect(states == [.began, .ended])
  }

  @Test("Hovering is reported from entering to leaving")
  func hover() {
    let part = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    view.addSubview(part)
    var states: [UIGestureRecognizer.State] = []
    part.addGestureRecognizer(UIHoverGestureRecognizer { states.append($0.state) })
    stage.hover(at: CGPoint(x: 50, y: 50))
    #expect(states.isEmpty)
    stage.hover(at: CGPoint(x: 150, y: 150))
    stage.hover(at: CGPoint(x: 160, y: 150))
    stage.hover(at: CGPoint(x: 50, y: 50))
    #expect(states.first == .began)
    #expect(states.last == .ended)
  }

  @Test("Several closures are called in the order in which they were added")
  func order() {
    var heard: [Int] = []
    let recognizer = UITapGestureRecognizer { _ in heard.append(1) }
      .onEvent { _ in heard.append(2) }
    view.addGestureRecognizer(recognizer)
    stage.tap(at: CGPoint(x: 100, y: 100))
    #expect(heard == [1, 2])
  }

  @Test("A closure is released with its recognizer and doesn't retain it")
  func release() {
    weak var recognizer: UITapGestureRecognizer?
    weak var held: NSObject?
    do {
      let object = NSObject()
      let made = UITapGestureRecognizer { _ in _ = object }
      view.addGestureRecognizer(made)
      (recognizer, held) = (made, object)
      #expect(held != nil)
      view.removeGestureRecognizer(made)
    }
    stage.advance(frames: 2)
    #expect(recognizer == nil)
    #expect(held == nil)
  }
}
