import Testing
import UIKit
import UIKitStage

/// Faults that the stage finds on screens.
@MainActor @Suite(.serialized) struct AuditTests {
  private let stage = Stage(size: CGSize(width: 400, height: 600))
  private let controller = UIViewController()

  init() {
    controller.view.backgroundColor = .white
    stage.show(controller)
  }

  private func add<View: UIView>(
    _ view: View, _ x: CGFloat = 20, _ y: CGFloat = 50, _ width: CGFloat = 200,
    _ height: CGFloat = 40
  ) -> View {
    view.frame = CGRect(x: x, y: y, width: width, height: height)
    controller.view.addSubview(view)
    stage.settle()
    return view
  }

  private func button(_ title: String, _ action: @escaping () -> Void = {}) -> UIButton {
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: title) { _ in action() })
    button.setTitleColor(.black, for: .normal)
    button.titleLabel?.font = scaled(.systemFont(ofSize: 15))
    button.titleLabel?.adjustsFontForContentSizeCategory = true
    return button
  }

  /// A font that follows the text size, a little.
  private func scaled(_ font: UIFont) -> UIFont {
    UIFontMetrics.default.scaledFont(for: font, maximumPointSize: font.pointSize + 1)
  }

  private func label(_ color: UIColor, size: CGFloat = 15) -> UILabel {
    let label = UILabel()
    (label.text, label.textColor) = ("Mountains", color)
    label.font = scaled(.systemFont(ofSize: size))
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  private var faults: [AccessibilityFault.Kind] {
    stage.settle()
    return stage.audit().map(\.kind)
  }

  @Test func aCleanScreenHasNone() {
    _ = add(label(.black))
    _ = add(button("Send"), 20, 120)
    _ = add(UIView(), 20, 200)
    #expect(stage.audit().map(\.description).isEmpty)
  }

  @Test func elementsNeedNames() {
    let slider = add(UISlider())
    #expect(faults == [.unnamed])
    slider.accessibilityLabel = "Volume"
    #expect(faults == [])
  }

  @Test func elementsAreDrawnWhereTheySay() {
    let text = add(label(.black), 120, 50, 100)
    text.transform = CGAffineTransform(scaleX: 1.5, y: 1.5)
    #expect(faults == [])
    text.accessibilityFrame = text.frame.offsetBy(dx: 4, dy: 0)
    #expect(faults == [.misplaced])
    text.accessibilityFrame = text.frame.insetBy(dx: -4, dy: 0)
    #expect(faults == [.misplaced], "It is smaller than it says.")
    _ = add(label(.black), 120, 60, 100)
    #expect(faults == [], "Others may lie over it.")
  }

  /// The shade gives the second mark the color of the 42nd.
  @Test func whatIsShadedIsNotTakenForAnother() {
    for number in 0..<48 {
      _ = add(label(.black), CGFloat(number % 4) * 95 + 10, CGFloat(number / 4) * 45 + 10, 90, 30)
    }
    let shade = add(UIView(), 0, 0, 400, 50)
    shade.backgroundColor = UIColor(white: 0, alpha: 1 / 255)
    shade.isUserInteractionEnabled = false
    #expect(faults == [])
  }

  @Test func targetsNeedRoomForAFinger() {
    let small = add(button("x"), 20, 50, 16, 16)
    #expect(faults == [.smallTarget])
    small.isEnabled = false
    #expect(faults == [], "It does nothing.")
    small.isEnabled = true
    small.frame.size = CGSize(width: 24, height: 24)
    #expect(faults == [])
    _ = add(button("y"), 40, 50, 30, 30)
    #expect(faults == [.overlap])
  }

  @Test func largerAreasForTouchesCount() {
    final class WideButton: UIButton {
      override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        bounds.insetBy(dx: -10, dy: -10).contains(point)
      }
    }
    let small = add(WideButton(type: .system), 20, 50, 16, 16)
    small.accessibilityLabel = "Close"
    #expect(faults == [])
  }

  @Test func textNeedsContrast() {
    let gray = UIColor(white: 0.53, alpha: 1)
    let text = add(label(gray))
    #expect(faults == [.lowContrast])
    text.font = scaled(.systemFont(ofSize: 18))
    #expect(faults == [], "Large text needs less.")
    text.font = scaled(.boldSystemFont(ofSize: 13))
    #expect(faults == [])
    text.textColor = UIColor(white: 0.7, alpha: 1)
    #expect(faults == [.lowContrast])
    text.isEnabled = false
    #expect(faults == [])
  }

  @Test func contrastIsThatOfWhatIsDrawn() {
    let text = add(label(.black))
    text.alpha = 0.4
    #expect(faults == [.lowContrast], "The view is translucent.")
    text.alpha = 1
    text.backgroundColor = UIColor(white: 0.2, alpha: 1)
    #expect(faults == [.lowContrast], "It has a background.")
    _ = add(UIView())
    controller.view.subviews.last?.backgroundColor = .red
    stage.settle()
    #expect(faults == [], "It is hidden.")
  }

  @Test func wordsStayWhole() {
    let text = add(label(.black), 20, 50, 40)
    #expect(faults == [.cutText])
    text.numberOfLines = 0
    #expect(faults == [.brokenWord])
    text.frame.size.width = 100
    #expect(faults == [])
    text.text = "IMG_20260301"
    text.frame.size.height = 80
    #expect(faults == [], "Names of files break where they have to.")
    text.text = "Mountains and more mountains"
    text.frame.size.height = 30
    #expect(faults == [.cutText])
    text.numberOfLines = 2
    text.frame.size.height = 80
    text.frame.size.width = 200
    #expect(faults == [])
    text.text = "Mountains and more mountains, and a lake between them with a boat"
    #expect(faults == [.cutText])
    text.lineBreakMode = .byTruncatingMiddle
    #expect(faults == [], "It is meant to be cut.")
  }

  @Test func namesMayBeCutInTheMiddle() {
    let text = add(label(.black), 20, 50, 60)
    #expect(faults == [.cutText])
    text.lineBreakMode = .byTruncatingMiddle
    #expect(faults == [])
    text.lineBreakMode = .byTruncatingTail
    (text.adjustsFontSizeToFitWidth, text.minimumScaleFactor) = (true, 0.5)
    #expect(faults == [], "It shrinks.")
    text.minimumScaleFactor = 0.95
    #expect(faults == [.cutText], "It shrinks too little.")
  }

  @Test func rowsHaveRoomForTheirText() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "Lake"
        cell.detailTextLabel?.text = "In the mountains"
        cell.detailTextLabel?.textColor = .black
        return cell
      }
    }
    let (table, rows) = (UITableView(frame: .zero, style: .plain), Rows())
    table.dataSource = rows
    table.rowHeight = 60
    _ = add(table, 0, 100, 400, 300)
    #expect(!faults.contains(.cutText))
    table.rowHeight = 30
    #expect(faults.contains(.cutText))
  }

  @Test func fieldsHaveRoomForTheirText() {
    let field = add(UITextField(), 20, 50, 200, 30)
    (field.accessibilityLabel, field.text, field.borderStyle) = ("Name", "Ann", .roundedRect)
    field.font = scaled(.systemFont(ofSize: 15))
    field.adjustsFontForContentSizeCategory = true
    #expect(faults == [])
    field.font = scaled(.systemFont(ofSize: 26))
    #expect(faults == [.cutText])
    field.frame.size.height = 44
    #expect(faults == [])
  }

  @Test func textFollowsTheTextSize() {
    let text = add(label(.black))
    #expect(faults == [])
    text.adjustsFontForContentSizeCategory = false
    #expect(faults == [.fixedText])
    let hiding = controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (controller: UIViewController, _: UITraitCollection) in
      text.isHidden = controller.traitCollection.preferredContentSizeCategory > .extraLarge
    }
    #expect(faults == [], "Large text gives way.")
    controller.unregisterForTraitChanges(hiding)
    text.isHidden = false
    stage.textScale = 2
    #expect(faults == [.fixedText])
    #expect(stage.textScale == 2, "It is as before.")
    text.isHidden = true
    let field = add(UITextField(), 20, 120)
    (field.accessibilityLabel, field.placeholder) = ("Name", "Name")
    #expect(faults.contains(.fixedText))
  }

  @Test func partsOfATextAreLookedAt() {
    let text = add(label(.black))
    let words = NSMutableAttributedString(string: "Black ")
    words.append(
      NSAttributedString(string: "pale", attributes: [.foregroundColor: UIColor.lightGray]))
    text.attributedText = words
    #expect(faults == [.lowContrast])
  }

  @Test func controlsNeedTheTabKey() {
    final class Tile: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let tile = add(Tile())
    tile.isAccessibilityElement = true
    tile.accessibilityLabel = "Tile"
    #expect(faults == [])
    tile.accessibilityTraits = .button
    #expect(faults == [.unreachable])
    tile.accessibilityTraits = [.button, .notEnabled]
    #expect(faults == [])
  }

  @Test func theFocusIsSeen() {
    let first = add(button("One"))
    #expect(faults == [])
    _ = first.becomeFirstResponder()
    #expect(faults == [] && first.isFirstResponder, "The focus comes back.")
    first.tintColor = .white
    #expect(faults == [.invisibleFocus], "The ring has the color of the screen.")
  }

  /// The focus of a stop that was scrolled in is where that of the former one was.
  @Test func theFocusIsSeenWhereItScrolls() {
    let list = add(UIScrollView(), 0, 50, 400, 60)
    for index in 0..<4 {
      let stop = button("Stop")
      stop.frame = CGRect(x: 20, y: 10 + 60 * index, width: 200, height: 40)
      list.addSubview(stop)
    }
    list.contentSize = CGSize(width: 400, height: 240)
    #expect(faults == [])
  }

  @Test func menusKeepTheirSize() {
    let menu = UIMenu(children: [UIAction(title: "Send") { _ in }])
    let more = button("More")
    (more.menu, more.showsMenuAsPrimaryAction) = (menu, true)
    _ = add(more)
    stage.tap(at: more.center)
    #expect(!faults.contains(.fixedText))
  }

  @Test func theFocusCanLeave() {
    final class GreedyButton: UIButton {
      override var canResignFirstResponder: Bool { false }
    }
    let text = add(UITextView())
    text.accessibilityLabel = "Note"
    text.font = scaled(.systemFont(ofSize: 15))
    text.adjustsFontForContentSizeCategory = true
    let greedy = add(GreedyButton(type: .system), 20, 200)
    greedy.accessibilityLabel = "Save"
    #expect(faults == [.trap], "Ctrl+Tab leaves the text.")
  }

  // MARK: The reader

  @Test func elementsAreActivatedAndSet() throws {
    var sent = 0
    _ = add(button("Send") { sent += 1 })
    let slider = add(UISlider(), 20, 120)
    slider.accessibilityLabel = "Volume"
    let field = add(UITextField(), 20, 200)
    field.accessibilityLabel = "Name"
    let send = try #require(stage.element(.button, "Send"))
    #expect(send.activate() && sent == 1)
    let volume = try #require(stage.element(.adjustable, "Volume"))
    #expect(volume.setValue(0.5) && slider.value == 0.5)
    #expect(volume.increment() && slider.value > 0.5)
    #expect(volume.decrement() && slider.value == 0.5)
    let name = try #require(stage.element(.none, "Name"))
    #expect(name.setText("Ann") && field.text == "Ann")
    #expect(!send.perform(actionNamed: "Fly") && !send.setText("Ann"))
  }
}
