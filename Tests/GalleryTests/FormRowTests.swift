import Testing
import UIKit
import UIKitStage

@testable import gallery

@MainActor @Suite(.serialized) struct FormRowTests {
  /// In German a percentage has a space in it.
  @Test(arguments: [CGFloat(1), 2]) func aValueBesideASliderIsWhole(textScale: CGFloat) {
    let stage = Stage(size: CGSize(width: 400, height: 800))
    stage.textScale = textScale
    let (controller, label) = (UIViewController(), UILabel())
    label.text = "100\u{A0}%"
    let row = FormRow("Qualität", UIStackView(UISlider(), readout: label), width: 190)
    row.frame = CGRect(x: 0, y: 100, width: 368, height: 60)
    controller.view.addSubview(row)
    stage.show(controller)
    stage.settle()
    #expect(label.bounds.width >= label.sizeThatFits(.zero).width - 0.5)
  }
}
