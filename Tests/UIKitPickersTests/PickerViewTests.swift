import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitPickers

/// The wheels of picker views.
@MainActor @Suite(.serialized) struct PickerViewTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
  private let source = Source()

  private final class Source: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var choices: [[Int]] = []
    var counts = [50, 3]
    var madeViews = 0
    var ownViews = false

    func numberOfComponents(in pickerView: UIPickerView) -> Int { counts.count }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      counts[component]
    }
    func pickerView(
      _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? { "Row \(row)" }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
      reusing view: UIView?
    ) -> UIView {
      guard ownViews else {
        return pickerView.titleView(forRow: row, component: component, reusing: view)
      }
      if view == nil { madeViews += 1 }
      return view ?? UIView()
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      choices.append([component, row])
    }
  }

  init() {
    let controller = UIViewController()
    picker.dataSource = source
    picker.delegate = source
    controller.view.addSubview(picker)
    stage.show(controller)
    stage.settle()
  }

  private var wheels: [PickerWheel] { picker.subviews.compactMap { $0 as? PickerWheel } }

  @Test func wheelsShareTheWidthAndShowTheChosenRowInTheMiddle() throws {
    #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 0) == 50)
    #expect(abs(picker.rowSize(forComponent: 0).width - (320 - 18 - 5) / 2) < 0.01)
    picker.selectRow(7, inComponent: 0, animated: false)
    stage.settle()
    let row = try #require(picker.view(forRow: 7, forComponent: 0))
    let middle = row.convert(CGPoint(x: row.bounds.midX, y: row.bounds.midY), to: picker)
    #expect(abs(middle.y - 108) < 0.5)
    #expect(picker.selectedRow(inComponent: 0) == 7 && source.choices.isEmpty)
    #expect(picker.view(forRow: 30, forComponent: 0) == nil)
  }

  @Test func aThrownWheelRestsOnARowAndTellsOnce() {
    stage.drag(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 80, y: 40))
    stage.settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(row >= 3 && source.choices == [[0, row]])
    let scroll = wheels[0].scroll
    let offset = scroll.contentOffset.y + scroll.contentInset.top
    #expect(abs(offset - CGFloat(row) * wheels[0].rowHeight) < 0.51)
  }

  @Test func aWheelThatIsCaughtInFlightRestsOnTheNearestRow() {
    stage.drag(from: CGPoint(x: 80, y: 200), to: CGPoint(x: 80, y: 20), duration: 0.1)
    stage.advance(frames: 4)
    let scroll = wheels[0].scroll
    #expect(scroll.isDecelerating && source.choices.isEmpty)
    stage.touchDown(at: CGPoint(x: 80, y: 108))
    stage.advance(frames: 10)
    let caught = scroll.contentOffset.y + scroll.contentInset.top
    #expect(source.choices.isEmpty, "the finger is still there")
    stage.touchUp()
    stage.settle()
    let row = picker.selectedRow(inComponent: 0)
    #expect(abs(CGFloat(row) * wheels[0].rowHeight - caught) <= wheels[0].rowHeight / 2 + 0.5)
    #expect(source.choices == [[0, row]])
  }

  @Test func eachStepOfTheMouseWheelTurnsOneRow() {
    stage.wheel(at: CGPoint(x: 80, y: 108), detents: 1)
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1 && source.choices == [[0, 1]])
  }

  @Test func aTapOnARowTurnsToIt() {
    stage.tap(at: CGPoint(x: 80, y: 108 + 34))
    stage.settle()
    #expect(picker.selectedRow(inComponent: 0) == 1 && source.choices == [[0, 1]])
  }

  @Test func keysTurnTheFocusedWheelAndChangeIt() {
    wheels[0].becomeFirstResponder()
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardEnd)
    #expect(picker.selectedRow(inComponent: 0) == 49)
    stage.press(.keyboardHome)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    stage.press(.keyboardRightArrow)
    #expect(wheels[1].isFirstResponder)
    stage.press(.keyboardDownArrow)
    #expect(source.choices.last == [1, 1])
  }

  @Test func rowsAreReusedAndOnlyThoseOnTheDrumAreMade() {
    source.ownViews = true
    picker.reloadAllComponents()
    stage.settle()
    let made = source.madeViews
    #expect(made < 20)
    for row in stride(from: 0, to: 49, by: 3) {
      picker.selectRow(row, inComponent: 0, animated: false)
      stage.advance(frames: 1)
    }
    #expect(source.madeViews <= made + 12)
    source.counts = [2, 3]
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == 1, "the last one that there is")
  }

  @Test(arguments: [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft])
  func arrowsLeadToTheWheelWhereTheyPoint(direction: UITraitEnvironmentLayoutDirection) throws {
    picker.window?.traitOverrides.layoutDirection = direction
    stage.settle()
    wheels[0].becomeFirstResponder()
    let isMirrored = direction == .rightToLeft
    stage.press(isMirrored ? .keyboardLeftArrow : .keyboardRightArrow)
    #expect(wheels[1].isFirstResponder && (wheels[1].center.x < wheels[0].center.x) == isMirrored)
    stage.press(isMirrored ? .keyboardRightArrow : .keyboardLeftArrow)
    #expect(wheels[0].isFirstResponder)
  }

  @Test func screenReadersAdjustWheels() {
    #expect(wheels[0].accessibilityValue == "Row 0")
    #expect(wheels[0].accessibilityTraits.contains(.adjustable))
    wheels[0].accessibilityIncrement()
    #expect(wheels[0].accessibilityValue == "Row 1" && source.choices == [[0, 1]])
  }
}
