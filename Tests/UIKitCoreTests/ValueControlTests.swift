import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

@MainActor @Suite(.serialized) struct ValueControlTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  init() { stage.show(controller) }

  private func count(_ control: UIControl, _ event: UIControl.Event = .valueChanged) -> Counter {
    let counter = Counter()
    control.addAction(UIAction { _ in counter.value += 1 }, for: event)
    root.addSubview(control)
    stage.settle()
    return counter
  }

  final class Counter { var value = 0 }

  // MARK: Slider

  @Test("A minimum above the maximum moves the maximum")
  func sliderBounds() {
    let slider = UISlider()
    slider.value = 0.5
    slider.maximumValue = -5
    #expect(slider.minimumValue == -5 && slider.maximumValue == -5 && slider.value == -5)
    slider.minimumValue = 3
    #expect(slider.minimumValue == 3 && slider.maximumValue == 3 && slider.value == 3)
    slider.maximumValue = 10
    #expect(slider.minimumValue == 3 && slider.maximumValue == 10)
  }

  @Test func aSliderHasApplesDefaultsAndKeepsItsRange() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.value == 0)
    #expect(slider.isContinuous && slider.sizeThatFits(CGSize(width: 80, height: 0)).height == 34)
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(7, animated: false)
    slider.maximumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 8
    #expect(slider.maximumValue == 8 && slider.value == 8)
    slider.value = .nan
    #expect(slider.value == 8)
  }

  @Test func aFingerDragsTheThumbAndDoesNothingOnTheTrack() {
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 228, height: 34))
    let changes = count(slider)
    stage.tap(at: CGPoint(x: 250, y: 67))
    #expect(slider.value == 0 && changes.value == 0)
    stage.drag(from: CGPoint(x: 68, y: 67), to: CGPoint(x: 168, y: 67))
    #expect(abs(slider.value - 0.5) < 0.001, "100 of the thumb's 200 points: \(slider.value)")
    #expect(changes.value > 5)
    stage.drag(from: CGPoint(x: 164, y: 67), to: CGPoint(x: 900, y: 67))
    #expect(slider.value == 1)
  }

  @Test func aMouseMayPressTheTrack() {
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 228, height: 34))
    let changes = count(slider)
    stage.click(at: CGPoint(x: 164, y: 67))
    #expect(abs(slider.value - 0.5) < 0.001 && changes.value == 1)
  }

  @Test func aNoncontinuousSliderSendsItsActionOnce() {
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 228, height: 34))
    slider.isContinuous = false
    let changes = count(slider)
    stage.drag(from: CGPoint(x: 64, y: 67), to: CGPoint(x: 164, y: 67))
    #expect(changes.value == 1)
  }

  @Test func aMirroredSliderGrowsToTheLeft() {
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 228, height: 34))
    slider.semanticContentAttribute = .forceRightToLeft
    _ = count(slider)
    stage.drag(from: CGPoint(x: 264, y: 67), to: CGPoint(x: 214, y: 67))
    #expect(abs(slider.value - 0.25) < 0.001)
    slider.becomeFirstResponder()
    stage.press(.keyboardLeftArrow)
    #expect(abs(slider.value - 0.3) < 0.001)
  }

  @Test func aSlidersDragDoesNotScrollItsScrollView() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    scroll.contentSize = CGSize(width: 1200, height: 400)
    let slider = UISlider(frame: CGRect(x: 50, y: 50, width: 228, height: 34))
    scroll.addSubview(slider)
    root.addSubview(scroll)
    stage.settle()
    stage.drag(from: CGPoint(x: 264, y: 300), to: CGPoint(x: 164, y: 300))
    #expect(scroll.contentOffset.x > 50, "elsewhere the content scrolls")
    stage.settle()
    scroll.contentOffset = .zero
    slider.value = 1
    stage.settle()
    stage.drag(from: CGPoint(x: 264, y: 67), to: CGPoint(x: 164, y: 67))
    #expect(scroll.contentOffset.x == 0 && abs(slider.value - 0.5) < 0.001)
  }

  // MARK: Switch

  @Test func aSwitchTogglesByTapDragAndKey() {
    let toggle = UISwitch(frame: CGRect(x: 100, y: 100, width: 5, height: 5))
    #expect(toggle.bounds.size == CGSize(width: 51, height: 31) && !toggle.isOn)
    let changes = count(toggle)
    toggle.setOn(true, animated: true)
    #expect(changes.value == 0)
    toggle.isOn = false
    stage.tap(at: CGPoint(x: 110, y: 115))
    #expect(toggle.isOn && changes.value == 1)
    stage.drag(from: CGPoint(x: 140, y: 115), to: CGPoint(x: 104, y: 115))
    #expect(!toggle.isOn && changes.value == 2, "once for the whole drag")
    toggle.becomeFirstResponder()
    stage.press(.keyboardSpacebar)
    #expect(toggle.isOn && changes.value == 3)
    stage.touchDown(at: CGPoint(x: 125, y: 115))
    stage.touchMove(to: CGPoint(x: 125, y: 390))
    stage.touchUp()
    #expect(toggle.isOn, "released far away: no change")
    toggle.isEnabled = false
    stage.tap(at: CGPoint(x: 110, y: 115))
    #expect(toggle.isOn && changes.value == 3)
  }

  // MARK: Segments

  @Test func segmentsAreSelectedByTouchAndKey() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(control.numberOfSegments == 3 && control.bounds.height == 32)
    control.frame = CGRect(x: 50, y: 50, width: 300, height: 32)
    let changes = count(control)
    control.selectedSegmentIndex = 0
    #expect(changes.value == 0)
    stage.tap(at: CGPoint(x: 200, y: 66))
    #expect(control.selectedSegmentIndex == 1 && changes.value == 1)
    stage.tap(at: CGPoint(x: 200, y: 66))
    #expect(changes.value == 1, "selecting it again is no change")
    stage.drag(from: CGPoint(x: 200, y: 66), to: CGPoint(x: 320, y: 66))
    #expect(control.selectedSegmentIndex == 2 && changes.value == 2, "it follows the finger")
    control.setEnabled(false, forSegmentAt: 1)
    control.becomeFirstResponder()
    stage.press(.keyboardLeftArrow)
    #expect(control.selectedSegmentIndex == 0, "over the disabled one")
    stage.tap(at: CGPoint(x: 200, y: 66))
    #expect(control.selectedSegmentIndex == 0)
  }

  @Test func segmentsComeAndGo() {
    var performed = ""
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["a", "b"].map { name in
        UIAction(title: name, identifier: .init(name)) { _ in performed = name }
      })
    _ = count(control)
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "c", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2 && control.titleForSegment(at: 2) == "b")
    #expect(control.segmentIndex(identifiedBy: .init("a")) == 1)
    stage.settle()
    stage.tap(at: CGPoint(x: 100, y: 16))
    #expect(performed == "a")
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
  }

  @Test func aSegmentThatIsRemovedWhileItIsPressedIsNotChosen() {
    let control = UISegmentedControl(items: ["One", "Two", "Three"])
    control.frame = CGRect(x: 50, y: 50, width: 300, height: 32)
    let changes = count(control)
    stage.touchDown(at: CGPoint(x: 320, y: 66))
    control.removeSegment(at: 2, animated: false)
    stage.settle()
    stage.touchUp()
    #expect(changes.value == 0 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
    // A pressed segment keeps its press when one before it goes or comes.
    stage.touchDown(at: CGPoint(x: 320, y: 66))
    control.removeSegment(at: 0, animated: false)
    control.insertSegment(withTitle: "Zero", at: 0, animated: false)
    stage.touchUp()
    #expect(
      changes.value == 1 && control.titleForSegment(at: control.selectedSegmentIndex) == "Two")
  }

  @Test func anActionMayRemoveTheSegments() {
    var performed = 0
    let control = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 200, height: 32),
      actions: ["a", "b"].map { name in UIAction(title: name) { _ in performed += 1 } })
    control.addAction(
      UIAction { [weak control] _ in control?.removeAllSegments() }, for: .valueChanged)
    root.addSubview(control)
    stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 16))
    #expect(performed == 1 && control.numberOfSegments == 0)
  }

  @Test func aMomentaryControlClearsItsSelection() {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.isMomentary = true
    control.frame = CGRect(x: 0, y: 0, width: 200, height: 32)
    var seen: [Int] = []
    control.addAction(
      UIAction { seen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged)
    root.addSubview(control)
    stage.settle()
    stage.tap(at: CGPoint(x: 150, y: 16))
    stage.tap(at: CGPoint(x: 150, y: 16))
    #expect(seen == [1, 1] && control.selectedSegmentIndex == UISegmentedControl.noSegment)
  }

  // MARK: Stepper

  @Test func aStepperStepsRepeatsAndStopsAtItsEnds() {
    let stepper = UIStepper(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
    #expect(stepper.bounds.size == CGSize(width: 94, height: 32))
    #expect(stepper.maximumValue == 100 && stepper.stepValue == 1 && stepper.autorepeat)
    stepper.maximumValue = 5
    let changes = count(stepper)
    stage.tap(at: CGPoint(x: 170, y: 116))
    #expect(stepper.value == 1 && changes.value == 1)
    stage.touchDown(at: CGPoint(x: 170, y: 116))
    stage.advance(by: 5)
    stage.touchUp()
    #expect(stepper.value == 5 && changes.value == 5)
    stepper.wraps = true
    stage.tap(at: CGPoint(x: 170, y: 116))
    #expect(stepper.value == 0)
    stage.tap(at: CGPoint(x: 120, y: 116))
    #expect(stepper.value == 5)
    #expect(stage.settle(), "nothing repeats")
  }

  @Test("A maximum below the minimum moves the minimum") func aStepperKeepsItsRange() {
    let stepper = UIStepper()
    stepper.value = 50
    stepper.maximumValue = -5
    #expect(stepper.minimumValue == -5 && stepper.maximumValue == -5 && stepper.value == -5)
    stepper.minimumValue = 7
    #expect(stepper.minimumValue == 7 && stepper.maximumValue == 7 && stepper.value == 7)
  }

  // MARK: Progress

  @Test func anotherStyleHasItsOwnTrackAndHeight() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.backgroundColor == .systemFill)
    view.progressViewStyle = .bar
    #expect(view.backgroundColor == .clear && view.intrinsicContentSize.height == 2.5)
    view.progressViewStyle = .default
    #expect(view.backgroundColor == .systemFill)
  }

  @Test func progressIsClampedAndMovesItsBar() {
    let view = UIProgressView(progressViewStyle: .default)
    #expect(view.intrinsicContentSize.height == 4)
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 4)
    root.addSubview(view)
    view.progress = 2
    #expect(view.progress == 1)
    view.progress = 0.25
    stage.settle()
    #expect(view.subviews[0].frame == CGRect(x: 0, y: 0, width: 50, height: 4))
    view.setProgress(0.75, animated: true)
    stage.advance(by: 0.125)
    let shown = view.subviews[0].layer.presentation()?.bounds.width ?? 0
    #expect(shown > 60 && shown < 140)
    view.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(view.subviews[0].frame.minX == 50)
  }
}
