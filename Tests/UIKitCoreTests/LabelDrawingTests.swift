import HostInterface
import QuartzCore
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Labels whose subclasses place the text, and lines of other heights.
@MainActor @Suite(.serialized) struct LabelDrawingTests {
  private let stage = Stage(size: CGSize(width: 200, height: 200))
  private let screen = UIViewController()

  init() { stage.show(screen) }

  private final class PaddedLabel: UILabel {
    override func drawText(in rect: CGRect) {
      super.drawText(in: rect.inset(by: UIEdgeInsets(top: 0, left: 40, bottom: 60, right: 0)))
    }
  }

  private final class MarkedLabel: UILabel {
    override func draw(_ rect: CGRect) {
      UIColor.red.setFill()
      UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      super.draw(rect.offsetBy(dx: 20, dy: 0))
    }
  }

  private func show(_ label: UILabel) -> RenderNode? {
    label.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    label.text = "I"
    screen.view.addSubview(label)
    stage.settle()
    return label.layer.contentNode
  }

  @Test func aSubclassPlacesTheText() throws {
    let plain = try #require(show(UILabel())?.extent)
    let padded = try #require(show(PaddedLabel())?.extent)
    #expect(padded.minX == plain.minX + 40 && abs(padded.minY - plain.minY + 30) < 0.01)
  }

  @Test func aSubclassDrawsBehindTheText() throws {
    let marked = try #require(show(MarkedLabel()))
    guard case .group(let nodes) = marked.content else {
      Issue.record("\(marked)")
      return
    }
    #expect(nodes.count == 2 && nodes[0].extent == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect((nodes[1].extent?.minX ?? 0) >= 20)
  }

  private func height(_ text: String, _ edit: (NSMutableParagraphStyle) -> Void) -> CGFloat {
    let style = NSMutableParagraphStyle()
    edit(style)
    let label = UILabel()
    label.numberOfLines = 0
    label.attributedText = NSAttributedString(string: text, attributes: [.paragraphStyle: style])
    return label.sizeThatFits(CGSize(width: 300, height: 0)).height
  }

  @Test func linesHaveTheHeightOfTheirStyle() {
    let usual = height("A\nB") { _ in }
    #expect(abs(height("A\nB") { $0.lineHeightMultiple = 2 } - 2 * usual) <= 2)
    #expect(height("A\nB") { $0.minimumLineHeight = 50 } == 100)
    for limit in [8, 10, 12, 15] as [CGFloat] {
      #expect(height("A\nB") { $0.maximumLineHeight = limit } == 2 * limit)
    }
    #expect(abs(height("A\nB") { $0.maximumLineHeight = 100 } - usual) <= 2)
  }

  @Test func shrunkTextStaysOnItsBaseline() throws {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 60))
    label.text = "Words that are shrunk to fit"
    let full = try baseline(of: label)
    label.adjustsFontSizeToFitWidth = true
    #expect(label.baselineAdjustment == .alignBaselines)
    #expect(abs(try baseline(of: label) - full) < 0.01)
    label.baselineAdjustment = .alignCenters
    #expect(try baseline(of: label) < full - 1)
    label.baselineAdjustment = .none
    #expect(try baseline(of: label) < 20)
    // Text that fits lies in the middle.
    label.text = "A"
    #expect(abs(try baseline(of: label) - full) < 0.01)
  }

  /// Where the first line of a label's text is drawn.
  private func baseline(of label: UILabel) throws -> CGFloat {
    screen.view.addSubview(label)
    stage.settle()
    let node = try #require(label.layer.contentNode)
    guard case .text(let drawing, let origin, _) = node.content,
      let layout = drawing as? any TextLayout
    else {
      throw Missing(what: "\(node)")
    }
    return origin.y + layout.firstBaseline
  }

  private struct Missing: Error { let what: String }

  @Test func stylesWithOtherHeightsDiffer() throws {
    let style = NSMutableParagraphStyle()
    style.minimumLineHeight = 12
    let copy = try #require(style.copy() as? NSParagraphStyle)
    #expect(copy.minimumLineHeight == 12 && copy == style)
    #expect(copy != NSParagraphStyle.default)
    style.maximumLineHeight = -5
    #expect(style.maximumLineHeight == 0)
  }
}
