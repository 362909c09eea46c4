import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What configured buttons show, and where.
@MainActor @Suite(.serialized) struct ButtonConfigurationTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let button = UIButton(type: .system)

  init() {
    let controller = UIViewController()
    controller.view.addSubview(button)
    button.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    stage.show(controller)
  }

  private func show(
    _ look: UIButton.Configuration = .filled(), _ set: (inout UIButton.Configuration) -> Void
  ) {
    var look = look
    look.title = "Title"
    set(&look)
    button.configuration = look
    stage.settle()
  }

  private var title: CGRect { button.titleLabel?.frame ?? .zero }
  private var image: CGRect { button.imageView?.frame ?? .zero }
  private var plate: UIView? { button.configured.background?.plate }

  @Test func sizesHaveApplesInsetsAndFonts() {
    show { _ in }
    #expect(button.titleLabel?.font.pointSize == 17)
    let medium = button.intrinsicContentSize
    #expect(medium.width == title.width + 24 && medium.height == title.height + 14)
    show { $0.buttonSize = .small }
    #expect(button.titleLabel?.font.pointSize == 15)
    #expect(button.intrinsicContentSize.height == title.height + 10)
    show { $0.buttonSize = .large }
    #expect(button.intrinsicContentSize.width == title.width + 40)
    show {
      $0.contentInsets = .zero
      $0.setDefaultContentInsets()
    }
    #expect(button.intrinsicContentSize == medium)
  }

  @Test(arguments: [false, true]) func theImageLiesAtItsSideOfTheTitle(isMirrored: Bool) {
    button.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
    func look(_ edge: NSDirectionalRectEdge) {
      show {
        $0.image = UIImage(systemName: "star")
        $0.imagePadding = 8
        $0.imagePlacement = edge
      }
    }
    look(.leading)
    #expect(abs(isMirrored ? image.minX - title.maxX - 8 : title.minX - image.maxX - 8) < 0.01)
    look(.trailing)
    #expect(abs(isMirrored ? title.minX - image.maxX - 8 : image.minX - title.maxX - 8) < 0.01)
    look(.top)
    #expect(abs(title.minY - image.maxY - 8) < 0.01 && abs(title.midX - image.midX) < 0.01)
    let size = button.intrinsicContentSize
    #expect(abs(size.height - (title.height + image.height + 8 + 14)) < 0.01)
    look(.bottom)
    #expect(abs(image.minY - title.maxY - 8) < 0.01)
  }

  @Test func theSubtitleIsBelowTheTitleInASmallerFont() throws {
    show {
      $0.subtitle = "A longer subtitle"
      $0.titlePadding = 3
      $0.titleAlignment = .trailing
    }
    let subtitle = try #require(button.subtitleLabel)
    #expect(subtitle.font.pointSize == 12 && subtitle.frame.minY == title.maxY + 3)
    #expect(abs(subtitle.frame.maxX - title.maxX) < 0.01)
    #expect(button.accessibilityValue == "A longer subtitle")
    show { $0.titleAlignment = .center }
    #expect(button.subtitleLabel == nil)
  }

  @Test func attributedTitlesKeepTheirAttributes() throws {
    var text = AttributedString("Red")
    text.foregroundColor = .red
    text += AttributedString(" plain")
    show(.plain()) { $0.attributedTitle = text }
    let shown = try #require(button.titleLabel?.attributedText)
    #expect(shown.string == "Red plain" && button.configuration?.title == "Red plain")
    #expect(shown.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
    let rest = shown.attribute(.foregroundColor, at: 5, effectiveRange: nil) as? UIColor
    #expect(rest == button.tintColor)
    button.setNeedsLayout()
    stage.settle()
    #expect(button.titleLabel?.attributedText === shown, "made once")
    show(.plain()) {
      $0.titleTextAttributesTransformer = .init { old in
        var new = old
        new.font = .boldSystemFont(ofSize: 30)
        return new
      }
    }
    let font = button.titleLabel?.attributedText?.attribute(.font, at: 0, effectiveRange: nil)
    #expect((font as? UIFont)?.pointSize == 30)
    button.configuration?.title = "Other"
    #expect(button.configuration?.attributedTitle == AttributedString("Other"))
  }

  @Test func attributesGoToNSAttributedStringAndBack() {
    var text = AttributedString("Hello")
    text.font = .systemFont(ofSize: 9)
    text.kern = 2
    text.underlineStyle = .single
    var more = AttributedString(" there")
    more.link = URL(string: "https://example.org")
    more.kern = 3
    more.strikethroughStyle = .single
    let converted = NSAttributedString(text + more)
    #expect(converted.string == "Hello there")
    let back = AttributedString(converted)
    #expect(back.runs.first?.font?.pointSize == 9 && back.runs.first?.kern == 2)
    #expect(back.runs.first?.underlineStyle == .single)
    let last = back.runs.reversed().first
    #expect(
      last?.link?.absoluteString == "https://example.org" && last?.strikethroughStyle == .single)
  }

  @Test func theBackgroundShowsKindStateAndCorners() {
    show { $0.baseBackgroundColor = .red }
    #expect(plate?.backgroundColor == .red && abs((plate?.layer.cornerRadius ?? 0) - 5.95) < 0.01)
    button.isEnabled = false
    stage.settle()
    #expect(plate?.backgroundColor == .tertiarySystemFill)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    show { $0.cornerStyle = .capsule }
    #expect(plate?.layer.cornerRadius == 50 && button.keyboardFocusRadius == 50)
    button.isHighlighted = true
    stage.settle()
    #expect(button.configured.background?.alpha == 0.75)
    button.isHighlighted = false
    button.isSelected = true
    show(.tinted()) { _ in }
    #expect(button.titleLabel?.textColor == .white)
    show(.tinted()) { $0.automaticallyUpdateForSelection = false }
    #expect(button.titleLabel?.textColor == button.tintColor)
    button.isSelected = false
    show(.plain()) { _ in }
    #expect(button.configured.background?.isHidden == true)
    show {
      $0.background.backgroundColor = .green
      $0.background.strokeWidth = 2
      $0.background.strokeOutset = 4
    }
    #expect(plate?.backgroundColor == .green)
    #expect(
      button.configured.background?.subviews.last?.frame
        == CGRect(x: -4, y: -4, width: 308, height: 108))
  }

  @Test func anActivityIndicatorTakesThePlaceOfTheImage() {
    show { $0.image = UIImage(systemName: "star") }
    #expect(!image.isEmpty && button.imageView?.isHidden == false)
    button.configuration?.showsActivityIndicator = true
    stage.settle()
    #expect(button.configured.activity?.isAnimating == true && button.imageView?.isHidden == true)
    button.configuration?.showsActivityIndicator = false
    stage.settle()
    #expect(button.configured.activity?.isAnimating == false && button.imageView?.isHidden == false)
  }

  @Test func aChoiceOfAMenuHasAnIndicator() {
    show(.gray()) { _ in }
    let width = button.intrinsicContentSize.width
    button.menu = UIMenu(children: [UIAction(title: "Title") { _ in }])
    button.changesSelectionAsPrimaryAction = true
    button.showsMenuAsPrimaryAction = true
    stage.settle()
    #expect(button.intrinsicContentSize.width > width)
    #expect(button.configured.indicator?.isHidden == false)
    button.configuration?.indicator = UIButton.Configuration.Indicator.none
    stage.settle()
    #expect(button.intrinsicContentSize.width == width)
  }

  @Test func theUpdateHandlerRunsOnceForEachChangeOfState() {
    show { _ in }
    var calls = 0
    button.configurationUpdateHandler = { button in
      calls += 1
      button.configuration?.subtitle = button.isHighlighted ? "pressed" : nil
    }
    stage.settle()
    #expect(calls == 1)
    button.isHighlighted = true
    stage.settle()
    #expect(calls == 2 && button.subtitleLabel?.text == "pressed")
    button.setNeedsLayout()
    stage.settle()
    #expect(calls == 2)
    button.setNeedsUpdateConfiguration()
    stage.settle()
    #expect(calls == 3)
  }

  @Test func longTitlesWrapOrAreTruncated() {
    show { $0.title = String(repeating: "word ", count: 30) }
    let wrapped = button.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(wrapped > 100)
    show {
      $0.title = String(repeating: "word ", count: 30)
      $0.titleLineBreakMode = .byTruncatingTail
    }
    #expect(button.sizeThatFits(CGSize(width: 200, height: 0)).height < 50)
    #expect(title.maxX <= 288.01)
  }
}
