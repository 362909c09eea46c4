import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Writes what controls look like to a folder, to be looked at.
@MainActor @Suite(.serialized) struct ControlPictureTests {
  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_CONTROL_PICTURES"]

  /// A look of the stage, and the name of its pictures.
  enum Look: String, CaseIterable { case light, dark, mirrored, large }

  private func makeStage(_ look: Look, height: CGFloat) -> Stage {
    let stage = Stage(size: CGSize(width: 640, height: height), scale: 2)
    stage.prefersDarkAppearance = look == .dark
    if look == .large { stage.textScale = 1.5 }
    if look == .mirrored { stage.preferredLanguages = ["ar"] }
    return stage
  }

  @Test(.enabled(if: pictures != nil), arguments: Look.allCases)
  func buttons(look: Look) throws {
    let stage = makeStage(look, height: 600)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.show(controller)
    if look == .mirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
    let kinds: [(String, UIButton.Configuration)] = [
      ("Plain", .plain()), ("Gray", .gray()), ("Tinted", .tinted()), ("Filled", .filled()),
    ]
    for (column, kind) in kinds.enumerated() {
      var y: CGFloat = 16
      func add(
        _ set: (inout UIButton.Configuration) -> Void, _ state: (UIButton) -> Void = { _ in }
      ) {
        var configuration = kind.1
        configuration.title = kind.0
        set(&configuration)
        let button = UIButton(configuration: configuration)
        if look == .mirrored { button.semanticContentAttribute = .forceRightToLeft }
        state(button)
        controller.view.addSubview(button)
        let size = button.sizeThatFits(.zero)
        button.frame = CGRect(origin: CGPoint(x: 16 + CGFloat(column) * 155, y: y), size: size)
        y += size.height + 8
      }
      add { _ in }
      add({ _ in }) { $0.isHighlighted = true }
      add({ _ in }) { $0.isEnabled = false }
      add({ _ in }) { $0.isSelected = true }
      add {
        $0.image = UIImage(systemName: "star.fill")
        $0.imagePadding = 6
        $0.subtitle = "With a subtitle"
      }
      add {
        $0.image = UIImage(systemName: "star.fill")
        $0.imagePlacement = .top
        $0.imagePadding = 4
        $0.cornerStyle = .large
      }
      add {
        $0.showsActivityIndicator = true
        $0.imagePadding = 6
        $0.cornerStyle = .capsule
      }
      add {
        $0.indicator = .popup
        $0.buttonSize = .small
      }
      add {
        $0.buttonSize = .large
        $0.background.strokeWidth = 2
      }
      add({ _ in }) { $0.showFocusRing() }
    }
    stage.advance(frames: 2)
    try write(stage, "buttons-\(look)")
  }

  @Test(.enabled(if: pictures != nil), arguments: Look.allCases)
  func datePickers(look: Look) throws {
    let stage = makeStage(look, height: 900)
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.show(controller)
    if look == .mirrored { controller.view.semanticContentAttribute = .forceRightToLeft }
    func add(
      _ mode: UIDatePicker.Mode, _ style: UIDatePicker.Style, _ x: CGFloat, _ y: CGFloat
    ) -> UIDatePicker {
      let picker = UIDatePicker()
      if look == .mirrored { picker.locale = Locale(identifier: "ar") }
      picker.date = Date(timeIntervalSince1970: 1_773_500_000)
      picker.countDownDuration = 5400
      picker.datePickerMode = mode
      picker.preferredDatePickerStyle = style
      picker.frame = CGRect(origin: CGPoint(x: x, y: y), size: picker.intrinsicContentSize)
      controller.view.addSubview(picker)
      return picker
    }
    _ = add(.date, .wheels, 0, 0)
    _ = add(.dateAndTime, .wheels, 320, 0)
    _ = add(.countDownTimer, .wheels, 0, 220)
    _ = add(.time, .wheels, 320, 220)
    _ = add(.dateAndTime, .inline, 0, 450)
    let compact = add(.dateAndTime, .compact, 330, 450)
    stage.advance(by: 1)
    try write(stage, "dates-\(look)")
    let field = compact.subviews.first?.subviews.first { $0 is UIButton }
    stage.tap(at: field?.convert(CGPoint(x: 20, y: 10), to: nil) ?? .zero)
    stage.advance(by: 1)
    try write(stage, "dates-open-\(look)")
  }

  private func write(_ stage: Stage, _ name: String) throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent(name + ".png"))
  }
}
