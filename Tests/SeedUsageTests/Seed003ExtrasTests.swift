import Foundation
import Testing
import Toasts
import UIKit
import UIKitExtras
import UIKitStage

/// What the seed counts among its extensions, and what it needs to run.
@Suite(.serialized) @MainActor struct Seed003ExtrasTests {
  @Test func aFieldTakesNoMoreThanItsGreatestLength() {
    let stage = Stage()
    let controller = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.textLimit = TextLimit(5)
    controller.view.addSubview(field)
    stage.show(controller)
    field.becomeFirstResponder()
    stage.type("abcdefg")
    #expect(field.text == "abcde")
  }

  /// What isn't drawn on Linux has no key there, and any other attribute can be set.
  @Test func attributesOfAnyKind() {
    let key = NSAttributedString.Key("com.example.mark")
    let text = "Stroke".attributed { text in text.style(.all) { $0.attribute(key, 3) } }
    #expect(text.attributes(at: 0, effectiveRange: nil)[key] as? Int == 3)
  }

  @Test func attachments() {
    let star = UIImage(systemName: "star.fill") ?? UIImage()
    let text = "A\u{FFFC}".attributed { text in
      text.style("\u{FFFC}") { $0.attribute(.attachment, NSTextAttachment(image: star)) }
    }
    let (label, plain) = (UILabel(), UILabel())
    label.attributedText = text
    plain.text = "A"
    #expect(
      label.intrinsicContentSize.width >= plain.intrinsicContentSize.width + star.size.width - 1)
  }

  @Test func extensionsStandOnTheTypesThemselves() {
    let stage = Stage()
    let controller = UIViewController()
    stage.show(controller)
    controller.view.showToast("Without a namespace")
    #expect(controller.view.toasts.shown.count == 1)
  }

  @Test func thePackageSaysWhatItNeeds() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let manifest = try String(
      contentsOf: root.appendingPathComponent("Package.swift"), encoding: .utf8)
    #expect(manifest.hasPrefix("// swift-tools-version: 6.2") && manifest.contains(".iOS(.v15)"))
  }
}
