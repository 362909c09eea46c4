import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Writes what text inputs look like to a folder, to be looked at.
@MainActor @Suite(.serialized) struct TextPictureTests {
  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_TEXT_PICTURES"]

  @Test(.enabled(if: pictures != nil), arguments: [false, true])
  func fields(isDark: Bool) throws {
    let stage = Stage(size: CGSize(width: 640, height: 420), scale: 2)
    stage.prefersDarkAppearance = isDark
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    stage.show(controller)
    let styles: [UITextField.BorderStyle] = [.none, .line, .bezel, .roundedRect]
    var fields: [UITextField] = []
    func add(_ column: Int, _ row: Int, _ set: (UITextField) -> Void) {
      let field = UITextField()
      set(field)
      field.frame = CGRect(
        x: 20 + column * 210, y: 20 + row * 50, width: 190,
        height: Int(field.intrinsicContentSize.height))
      controller.view.addSubview(field)
      fields.append(field)
    }
    for (row, style) in styles.enumerated() {
      add(0, row) {
        $0.borderStyle = style; $0.placeholder = "Placeholder"
      }
      add(1, row) {
        $0.borderStyle = style; $0.text = "Text gyp"; $0.clearButtonMode = .always
      }
      add(2, row) {
        $0.borderStyle = style; $0.text = "Disabled"; $0.isEnabled = false
      }
    }
    add(0, 4) {
      $0.borderStyle = .roundedRect; $0.text = "secret"; $0.isSecureTextEntry = true
    }
    add(1, 4) {
      $0.borderStyle = .roundedRect; $0.text = "مرحبا بالعالم"
    }
    add(2, 4) {
      $0.borderStyle = .roundedRect
      $0.leftView = UIImageView(image: UIImage(systemName: "magnifyingglass"))
      $0.leftViewMode = .always
      $0.text = "left"
    }
    add(0, 5) {
      $0.borderStyle = .roundedRect
      $0.semanticContentAttribute = .forceRightToLeft
      $0.placeholder = "الاسم"
      $0.clearButtonMode = .always
    }
    add(1, 5) {
      $0.borderStyle = .roundedRect; $0.text = "centered"; $0.textAlignment = .center
    }
    add(2, 5) {
      $0.borderStyle = .roundedRect
      $0.text = "adjusts its font size to fit"
      $0.adjustsFontSizeToFitWidth = true
      $0.minimumFontSize = 8
    }
    add(0, 6) {
      $0.borderStyle = .roundedRect; $0.text = "focused"
    }
    add(1, 6) {
      $0.borderStyle = .roundedRect; $0.text = "a rather long text that scrolls"
    }
    fields.last?.becomeFirstResponder()
    stage.advance(frames: 2)
    try write(stage, "fields-\(isDark ? "dark" : "light")-caret")
    fields[fields.count - 2].becomeFirstResponder()
    fields[fields.count - 2].selectAll(nil)
    stage.advance(frames: 2)
    try write(stage, "fields-\(isDark ? "dark" : "light")-selected")
    fields[16].becomeFirstResponder()
    stage.compose("composed")
    stage.advance(frames: 2)
    try write(stage, "fields-\(isDark ? "dark" : "light")-marked")
  }

  @Test(.enabled(if: pictures != nil), arguments: [false, true])
  func views(isDark: Bool) throws {
    let stage = Stage(size: CGSize(width: 480, height: 420), scale: 2)
    stage.prefersDarkAppearance = isDark
    let controller = UIViewController()
    stage.show(controller)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 480, height: 420))
    controller.view.addSubview(view)
    var pieces: [(String, [NSAttributedString.Key: Any])] = []
    func add(_ string: String, _ attributes: [NSAttributedString.Key: Any]) {
      var all: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 16), .foregroundColor: UIColor.label,
      ]
      all.merge(attributes) { $1 }
      pieces.append((string, all))
    }
    add("A title\n", [.font: UIFont.boldSystemFont(ofSize: 26)])
    add("Body text that is long enough to be wrapped, with ", [:])
    add("bold", [.font: UIFont.boldSystemFont(ofSize: 16)])
    add(", ", [:])
    add("underlined", [.underlineStyle: 1])
    add(", red", [.foregroundColor: UIColor.systemRed])
    add(" and a ", [:])
    add("link", [.link: "https://example.org"])
    add(".\n\nمرحبا بالعالم، هذا نص عربي with English inside\n日本語のテキスト 👩‍👩‍👧 emoji\n", [:])
    for index in 0..<40 { add("Paragraph \(index) of some more text to scroll.\n", [:]) }
    let text = NSMutableAttributedString(string: pieces.map(\.0).joined())
    var (start, lastCount) = (0, 0)
    for (string, attributes) in pieces {
      let length = string.utf16.count
      // Foundation on Linux traps when neighbors have as many attributes.
      var attributes = attributes
      if attributes.count == lastCount { attributes[.ligature] = 1 }
      lastCount = attributes.count
      text.setAttributes(attributes, range: NSRange(location: start, length: length))
      start += length
    }
    view.attributedText = text
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 20, length: 150)
    stage.advance(frames: 2)
    try write(stage, "view-\(isDark ? "dark" : "light")")
  }

  @Test(.enabled(if: pictures != nil), arguments: [false, true])
  func search(isDark: Bool) throws {
    let stage = Stage(size: CGSize(width: 390, height: 420), scale: 2)
    stage.prefersDarkAppearance = isDark
    let controller = UIViewController()
    controller.view.backgroundColor = .secondarySystemBackground
    stage.show(controller)
    for row in 0..<2 {
      let bar = UISearchBar(frame: CGRect(x: 0, y: CGFloat(row) * 110, width: 390, height: 101))
      bar.placeholder = "Search"
      bar.showsCancelButton = row == 1
      bar.text = row == 1 ? "photos" : nil
      bar.scopeButtonTitles = ["All", "Recent", "Favorites"]
      bar.showsScopeBar = true
      controller.view.addSubview(bar)
    }
    stage.advance(frames: 2)
    try write(stage, "search-\(isDark ? "dark" : "light")")
    let alert = UIAlertController(title: "Sign in", message: "Who are you?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField { $0.placeholder = "Password" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: false)
    stage.advance(by: 0.4)
    try write(stage, "alert-\(isDark ? "dark" : "light")")
  }

  private func write(_ stage: Stage, _ name: String) throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent(name + ".png"))
  }
}
