import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Images within texts of labels, text views and drawings.
@MainActor @Suite(.serialized) struct TextAttachmentTests {
  /// Before the image: without one nothing is drawn.
  private let stage = Stage(size: CGSize(width: 300, height: 200))
  private let red = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 30)).image {
    UIColor.red.setFill()
    $0.fill(CGRect(x: 0, y: 0, width: 20, height: 30))
  }

  private func text(_ attachment: NSTextAttachment) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "AA")
    text.append(NSAttributedString(attachment: attachment))
    text.append(NSAttributedString(string: "BB"))
    return text
  }

  /// The frame of what is red on screen. Where letters lie between pixels, so does an image.
  private func redArea(_ stage: Stage) throws -> CGRect {
    let picture = try #require(stage.picture())
    var area = CGRect.null
    picture.withPixels { bytes in
      for y in 0..<picture.height {
        for x in 0..<picture.width {
          let i = y * picture.bytesPerRow + x * 4
          guard bytes[i + 2] > 200, bytes[i] < 128, bytes[i + 1] < 128 else { continue }
          area = area.union(CGRect(x: x, y: y, width: 1, height: 1))
        }
      }
    }
    return area
  }

  private func show(_ view: UIView) -> Stage {
    let controller = UIViewController()
    controller.view.backgroundColor = .white
    controller.view.addSubview(view)
    stage.show(controller)
    stage.advance(frames: 2)
    return stage
  }

  @Test func aLabelLeavesRoomAndDrawsTheImageOnTheBaseline() throws {
    let label = UILabel()
    label.attributedText = text(NSTextAttachment(image: red))
    let plain = UILabel()
    plain.text = "AABB"
    let (with, without) = (label.intrinsicContentSize, plain.intrinsicContentSize)
    #expect(abs(with.width - without.width - 20) <= 1 && with.height > without.height)
    label.frame = CGRect(origin: CGPoint(x: 10, y: 10), size: with)
    let area = try redArea(show(label))
    #expect(area.size == CGSize(width: 20, height: 30))
    let half = without.width / 2
    #expect(abs(area.minX - 10 - half) <= 1.5)
  }

  @Test func boundsPlaceAndScaleIt() throws {
    let attachment = NSTextAttachment(image: red)
    attachment.bounds = CGRect(x: 0, y: -6, width: 40, height: 12)
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
    label.attributedText = text(attachment)
    let low = try redArea(show(label))
    #expect(low.width == 40 && abs(low.height - 12) <= 1)
    attachment.bounds.origin.y = 0
    label.attributedText = text(attachment)
    let high = try redArea(show(label))
    // The line grows below, and is centered in the label.
    #expect(low.minY - high.minY > 2 && low.minY - high.minY <= 7)
  }

  @Test func aTextViewShowsItAsOneCharacter() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 150))
    view.attributedText = text(NSTextAttachment(image: red))
    let area = try redArea(show(view))
    #expect(area.size == CGSize(width: 20, height: 30))
    #expect(view.text.utf16.count == 5)
    let start = try #require(view.position(from: view.beginningOfDocument, offset: 2))
    let end = try #require(view.position(from: start, offset: 1))
    let range = try #require(view.textRange(from: start, to: end))
    #expect(abs(view.firstRect(for: range).width - 20) < 1)
    #expect(abs(view.firstRect(for: range).minX - area.minX) < 1.5)
  }

  @Test func dataIsDecodedAndTemplatesHaveTheColorOfTheText() throws {
    let data = try #require(red.pngData())
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 200, height: 60))
    label.attributedText = text(NSTextAttachment(data: data, ofType: "public.png"))
    #expect(try redArea(show(label)).width == 20)
    let template = red.withRenderingMode(.alwaysTemplate)
    let mutable = NSMutableAttributedString(
      attributedString: text(NSTextAttachment(image: template)))
    label.attributedText = mutable
    #expect(try redArea(show(label)).isNull)
    mutable.addAttribute(
      .foregroundColor, value: UIColor.red, range: NSRange(location: 2, length: 1))
    label.attributedText = mutable
    #expect(try redArea(show(label)).width == 20)
  }

  @Test func whatIsCutOffIsNotDrawn() throws {
    let label = UILabel(frame: CGRect(x: 10, y: 10, width: 60, height: 60))
    let long = NSMutableAttributedString(string: "A long text that is cut off ")
    long.append(NSAttributedString(attachment: NSTextAttachment(image: red)))
    label.attributedText = long
    #expect(try redArea(show(label)).isNull)
  }

  @Test func drawnTextHasIt() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 200, height: 60)).image { _ in
      text(NSTextAttachment(image: red)).draw(at: CGPoint(x: 5, y: 5))
    }
    let view = UIImageView(image: image)
    #expect(try redArea(show(view)).size == CGSize(width: 20, height: 30))
  }
}
