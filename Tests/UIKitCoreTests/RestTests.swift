import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// What changes nothing requests no frame, also where readers ask.
@MainActor @Suite(.serialized) struct RestTests {
  private let stage = Stage(size: CGSize(width: 400, height: 300))
  private let controller = UIViewController()

  init() { stage.show(controller) }

  @Test func aLabelThatGetsTheSameAgainStaysAtRest() {
    let label = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 30))
    label.text = "Mountains"
    controller.view.addSubview(label)
    stage.settle()
    label.text = "Mountains"
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.textAlignment = .natural
    label.lineBreakMode = .byTruncatingTail
    label.numberOfLines = 1
    label.adjustsFontSizeToFitWidth = false
    label.minimumScaleFactor = 0
    #expect(stage.isAtRest)
    label.font = .boldSystemFont(ofSize: 17)
    #expect(!stage.isAtRest)
  }

  @Test func segmentsAreMeasuredWithoutAFrame() {
    let control = UISegmentedControl(items: ["Photos", "Folders", "Months"])
    control.frame.origin = CGPoint(x: 20, y: 20)
    control.selectedSegmentIndex = 1
    controller.view.addSubview(control)
    stage.settle()
    let widths = control.frames.map(\.width)
    _ = control.intrinsicContentSize
    #expect(stage.isAtRest)
    control.setTitle("All of the Photos", forSegmentAt: 0)
    stage.settle()
    #expect(control.frames.map(\.width) == widths, "The control is as wide as before.")
    #expect(control.intrinsicContentSize.width > widths.reduce(0, +))
  }

  @Test func readingControlsRequestsNoFrames() {
    let stack = UIStackView(arrangedSubviews: [
      UISegmentedControl(items: ["Photos", "Folders"]), UISlider(), UISwitch(), UIStepper(),
      UITextField(), UIButton(configuration: .filled()), UIPageControl(), UIProgressView(),
      UISearchBar(), UITextView(),
    ])
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 400, height: 300)
    controller.view.addSubview(stack)
    stage.settle()
    stage.isScreenReaderRunning = true
    #expect(stage.restsWhileRead && stage.isAtRest)
  }
}
