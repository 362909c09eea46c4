import Testing
import UIKit
import UIKitStage

@testable import Toasts

/// What each item shows, its size, and when it stops.
@MainActor @Suite(.serialized) struct ItemTests {
  private func picture(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: width, height: height))
    }
  }

  @Test("Text is centered with a margin of 20 points")
  func text() throws {
    let world = ToastWorld()
    let item = TextToastItem(text: "Saved")
    world.view.makeToast(item).show()
    world.finish()
    let front = try #require(world.front)
    let label = try #require(item.view as? UILabel)
    #expect(label.frame.minX == 20 && label.frame.minY == 20)
    #expect(abs(front.bounds.width - label.frame.width - 40) < 0.01)
    #expect(label.textAlignment == .center && label.font.pointSize == 17)
  }

  @Test("A mark draws its ring and then itself, and stays", arguments: [true, false])
  func status(isSuccess: Bool) throws {
    let world = ToastWorld()
    let item = StatusToastItem(isSuccess: isSuccess)
    world.view.makeToast(item).updateItem { $0.color = .green }.duration(.seconds(5)).show()
    let strokes = (item.view.layer.sublayers ?? []).compactMap { $0 as? CAShapeLayer }
    func drawn() -> [CGFloat] { strokes.map { $0.presentation()?.strokeEnd ?? -1 } }
    world.stage.advance(frames: 2)
    #expect(strokes.count == 2 && drawn() == [0, 0])
    world.stage.advance(by: 0.3)
    #expect(drawn()[0] > 0.3 && drawn()[0] < 1 && drawn()[1] == 0)
    try world.write("status-\(isSuccess)-ring")
    world.stage.advance(by: 0.3)
    #expect(drawn()[0] == 1 && drawn()[1] > 0.2 && drawn()[1] < 1)
    try world.write("status-\(isSuccess)-mark")
    world.stage.advance(by: 0.5)
    #expect(drawn() == [1, 1] && world.stage.isAtRest)
    try world.write("status-\(isSuccess)-end")
    #expect(item.view.bounds.size == CGSize(width: 48, height: 48))
  }

  @Test("A mark beside text, and with less motion, which is there at once")
  func statusAtOnce() throws {
    let world = ToastWorld()
    world.stage.reducesMotion = true
    let item = StatusToastItem(isSuccess: true)
    let pair = MixedToastItem(first: item, second: TextToastItem(text: "Saved"))
    world.view.makeToast(pair).show()
    world.stage.advance(frames: 2)
    #expect((item.view.layer.sublayers ?? []).allSatisfy { $0.animationKeys()?.isEmpty != false })
    #expect(pair.spokenText == "Saved")
    world.stage.advance(by: 0.5)
    try world.write("status-text")
  }

  @Test("Text options are applied", arguments: [NSTextAlignment.left, .right, .natural])
  func textOptions(alignment: NSTextAlignment) throws {
    let world = ToastWorld()
    let item = TextToastItem(text: "Saved")
    world.view.makeToast(item).updateItem {
      $0.textAlignment = alignment
      $0.textColor = .red
      $0.numberOfLines = 1
      $0.configure = { $0.tag = 7 }
    }.show()
    let label = try #require(item.view as? UILabel)
    #expect(label.textAlignment == alignment && label.textColor == .red)
    #expect(label.numberOfLines == 1 && label.tag == 7)
  }

  @Test("Changing a visible text resizes the toast in place")
  func otherWords() throws {
    let world = ToastWorld()
    let toast = world.view.showToast("Short", duration: .forever)
    world.finish()
    let front = try #require(world.front)
    let narrow = front.bounds.width
    toast.setText("Rather more words than before")
    world.stage.advance(frames: 1)
    #expect(front.bounds.width > narrow + 50 && front.center.x == 200)
    #expect(toast.spokenText == "Rather more words than before")
  }

  @Test("Lines of plain text are five points apart, and a single line has no extra height")
  func lineSpacing() throws {
    let world = ToastWorld()
    func height(_ text: String, _ spacing: CGFloat?) -> CGFloat {
      let item = TextToastItem(text: text)
      world.view.makeToast(item).updateItem { if let spacing { $0.lineSpacing = spacing } }
        .strategy(.replace).show()
      return item.view.frame.height
    }
    #expect(height("one\ntwo\nthree", nil) == height("one\ntwo\nthree", 0) + 10)
    #expect(height("one", nil) == height("one", 0))
    let wrapped = String(repeating: "many words in a row ", count: 12)
    #expect(height(wrapped, nil) > height(wrapped, 0) + 14)
    let item = TextToastItem(attributedString: NSAttributedString(string: "one\ntwo"))
    world.view.makeToast(item).strategy(.replace).show()
    #expect(item.view.frame.height == height("one\ntwo", 0))
  }

  @Test("Spaced text keeps its alignment and color, and wraps again for another width")
  func spacedLooks() throws {
    let world = ToastWorld()
    let item = TextToastItem(text: String(repeating: "many words in a row ", count: 12))
    world.view.makeToast(item).updateItem {
      $0.textAlignment = .right
      $0.textColor = .red
    }.duration(.forever).show()
    let label = try #require(item.view as? UILabel)
    let style = label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .right && label.textColor == .red)
    let high = label.frame.height
    world.stage.resize(to: CGSize(width: 700, height: 800))
    world.view.layoutIfNeeded()
    #expect(label.frame.height < high)
    world.queue.shown.first?.setText("one line")
    world.stage.advance(frames: 1)
    #expect(label.text == "one line" && label.frame.height < label.font.lineHeight * 1.5)
  }

  @Test("A mixed toast's new text goes to its last nested text item")
  func otherWordsOfParts() {
    let world = ToastWorld()
    let (title, detail) = (TextToastItem(text: "Title"), TextToastItem(text: "1 of 9"))
    let toast = world.view.makeToast(MixedToastItem(first: title, second: detail))
      .duration(.forever).show()
    toast.setText("2 of 9")
    #expect(title.text == "Title" && detail.text == "2 of 9")
    #expect(toast.spokenText == "Title, 2 of 9")
    let inner = MixedToastItem(first: TextToastItem(text: "a"), second: ActivityToastItem())
    let outer = MixedToastItem(first: inner, second: ProgressToastItem())
    world.view.makeToast(outer).strategy(.replace).show().setText("rather more words than a")
    #expect(inner.first.text == "rather more words than a")
    let width = world.front?.bounds.width ?? 0
    world.stage.advance(frames: 1)
    #expect((world.front?.bounds.width ?? 0) > width + 20)
    let mute = MixedToastItem(first: ActivityToastItem(), second: ProgressToastItem())
    world.view.makeToast(mute).strategy(.replace).show().setText("x")
    #expect(mute.spokenText == nil)
  }

  @Test("Changing texts are shown for their time, as often as set, then the toast disappears")
  func changingWords() throws {
    let world = ToastWorld()
    var log: [[Int]] = []
    let item = ChangingTextToastItem(texts: ["3", "20", "1"])
    let toast = world.view.makeToast(item).updateItem {
      $0.loopCount = 2
      $0.onChange = { log.append([$0, $1]) }
    }.duration(.forever).show()
    let front = try #require(world.front)
    let width = front.bounds.width
    world.stage.advance(by: 0.95)
    #expect(item.index == 0)
    for _ in 0..<300 where toast.dismissalReason == nil {
      world.stage.advance(by: 1 / 60)
      #expect(front.bounds.width == width)
    }
    #expect(log == [[0, 0], [0, 1], [0, 2], [1, 0], [1, 1], [1, 2]])
    world.stage.advance(by: 2)
    #expect(toast.dismissalReason == .finished && world.timers == 0)
  }

  @Test("Changing texts can stay at the end or repeat forever")
  func changingWordsForEver() {
    let world = ToastWorld()
    world.queue.strategy = .stack
    let staying = ChangingTextToastItem(texts: ["a", "b"])
    let one = world.view.makeToast(staying).updateItem {
      $0.loopCount = 1
      $0.dismissesWhenDone = false
    }.duration(.forever).show()
    let endless = ChangingTextToastItem(texts: ["a", "b"])
    let two = world.view.makeToast(endless).duration(.forever).show()
    world.stage.advance(by: 20.5)
    #expect(one.dismissalReason == nil && staying.index == 1 && staying.round == 1)
    #expect(two.dismissalReason == nil && endless.round == 10)
    world.queue.dismissAll()
    #expect(world.timers == 0)
  }

  @Test("Activity indicators have margins of 30 points and animate only while visible")
  func activity() throws {
    let world = ToastWorld()
    world.queue.strategy = .stack
    let (spinner, arcs) = (ActivityToastItem(), ArcsToastItem())
    world.view.makeToast(spinner).show()
    world.view.makeToast(arcs).show()
    world.stage.advance(frames: 2)
    #expect(spinner.isAnimating && arcs.isAnimating)
    #expect(spinner.view.frame.origin == CGPoint(x: 30, y: 30))
    #expect(arcs.view.frame == CGRect(x: 30, y: 30, width: 43, height: 43))
    let wheel = try #require(arcs.view.layer.sublayers?.first)
    #expect(wheel.animation(forKey: "turning")?.duration == 1.5)
    let lines = try #require(wheel.sublayers as? [CAShapeLayer])
    #expect(lines.count == 3 && lines.allSatisfy { $0.lineWidth == 3 })
    world.queue.dismissAll()
    #expect(!spinner.isAnimating && !arcs.isAnimating)
    world.finish()
    #expect(world.stage.isAtRest)
  }

  @Test("Progress is clamped to 0…1 and may dismiss the toast at the end")
  func progress() {
    let world = ToastWorld()
    let item = ProgressToastItem()
    let toast = world.view.makeToast(item).updateItem { $0.dismissesWhenDone = true }
      .duration(.forever).show()
    for (given, shown) in [(0.5, 0.5), (-1, 0), (.nan, 0)] as [(Float, Float)] {
      item.setProgress(given, animated: true)
      #expect(item.progress == shown && toast.dismissalReason == nil)
    }
    world.stage.advance(by: 60)
    #expect(toast.dismissalReason == nil)
    item.setProgress(2, animated: false)
    #expect(item.progress == 1 && toast.dismissalReason == .finished)
  }

  @Test("A bar is drawn from its leading edge", arguments: [false, true])
  func drawnBar(isMirrored: Bool) throws {
    let world = ToastWorld()
    let item = ProgressToastItem()
    if isMirrored { item.view.semanticContentAttribute = .forceRightToLeft }
    world.view.makeToast(item).updateItem { $0.lineWidth = 8 }.duration(.forever).show()
    world.finish()
    #expect(item.view.frame.size == CGSize(width: 160, height: 8))
    // The brightness at 1/8, 3/8, 5/8 and 7/8 of the width.
    func shades() throws -> [Int] {
      let picture = try #require(world.stage.picture(scale: 1))
      let frame = item.view.convert(item.view.bounds, to: nil)
      let ways: [CGFloat] = [0.125, 0.375, 0.625, 0.875]
      let shades = ways.map {
        picture.shade(at: CGPoint(x: frame.minX + frame.width * $0, y: frame.midY))
      }
      return isMirrored ? shades.reversed() : shades
    }
    let track = try shades()
    #expect(Set(track).count == 1 && track[0] < 200)
    item.setProgress(0.5, animated: false)
    world.stage.advance(frames: 1)
    #expect(try shades() == [255, 255, track[0], track[0]])
    item.setProgress(0.75, animated: true)
    world.stage.advance(frames: 1)
    #expect(try shades()[2] == track[0], "it is being animated")
    world.finish()
    #expect(try shades() == [255, 255, 255, track[0]])
    item.setProgress(1, animated: false)
    world.stage.advance(frames: 1)
    #expect(try shades() == [255, 255, 255, 255])
  }

  @Test("A ring is drawn clockwise from its top in the given colors")
  func drawnRing() throws {
    let world = ToastWorld()
    let item = ProgressToastItem()
    world.view.makeToast(item).updateItem {
      $0.style = .ring
      $0.diameter = 60
      $0.lineWidth = 8
      $0.color = .red
      $0.trackColor = .blue
    }.duration(.forever).show()
    world.finish()
    #expect(item.view.frame.size == CGSize(width: 60, height: 60))
    // Right of the top, right, left, left of the top; an eighth of a turn between them.
    func colors() throws -> [[UInt8]] {
      let picture = try #require(world.stage.picture(scale: 1))
      let frame = item.view.convert(item.view.bounds, to: nil)
      return [0.125, 0.25, 0.75, 0.875].map { (turn: CGFloat) in
        let angle = turn * 2 * .pi - .pi / 2
        return picture.color(
          at: CGPoint(x: frame.midX + 26 * cos(angle), y: frame.midY + 26 * sin(angle)))
      }
    }
    let (red, blue): ([UInt8], [UInt8]) = ([0, 0, 255], [255, 0, 0])
    #expect(try colors() == [blue, blue, blue, blue])
    for (progress, expected) in [
      (0.2, [red, blue, blue, blue]), (0.5, [red, red, blue, blue]), (0.8, [red, red, red, blue]),
      (1, [red, red, red, red]),
    ] as [(Float, [[UInt8]])] {
      item.setProgress(progress, animated: false)
      world.stage.advance(frames: 1)
      #expect(try colors() == expected, "\(progress)")
    }
    let picture = try #require(world.stage.picture(scale: 1))
    let middle = item.view.convert(CGPoint(x: 30, y: 30), to: nil)
    #expect(![red, blue].contains(picture.color(at: middle)), "it is a ring, not a disc")
  }

  @Test("Text is limited to the maximum width")
  func maximumWidth() {
    let text = String(repeating: "many words in a row ", count: 12)
    func size(_ width: CGFloat?) -> CGSize {
      let world = ToastWorld(size: CGSize(width: 900, height: 800))
      let item = TextToastItem(text: text)
      world.view.makeToast(item).updateItem { if let width { $0.maximumWidth = width } }
        .duration(.forever).show()
      return item.view.frame.size
    }
    let (standard, narrow) = (size(nil), size(200))
    #expect(standard.width <= 560 && standard.width > 480)
    #expect(narrow.width <= 200 && narrow.width > 130 && narrow.height > standard.height * 2)
  }

  @Test("An image measures 60 by 60 points by default, or its own size as far as it fits")
  func image() {
    let world = ToastWorld()
    let cases: [(ImageToastOptions.Size?, UIImage, CGSize)] = [
      (nil, picture(200, 100), CGSize(width: 60, height: 60)),
      (.fixed(CGSize(width: 90, height: 30)), picture(8, 8), CGSize(width: 90, height: 30)),
      (.fitting, picture(50, 40), CGSize(width: 50, height: 40)),
      (.fitting, picture(800, 400), CGSize(width: 320, height: 160)),
    ]
    for (size, image, expected) in cases {
      let item = ImageToastItem(image: image)
      world.view.makeToast(item).updateItem { if let size { $0.imageSize = size } }
        .strategy(.replace).show()
      #expect(item.view.bounds.size == expected)
    }
  }

  @Test("A remote image is loaded once and takes its size when it arrives")
  func fetchedImage() throws {
    let world = ToastWorld()
    let url = try #require(URL(string: "https://example.org/a.png"))
    var views: [UIImageView] = []
    let item = ImageToastItem(url: url) { views.append($1) }
    world.view.makeToast(item).updateItem { $0.imageSize = .fitting }.duration(.forever).show()
    world.finish()
    world.stage.resize(to: CGSize(width: 500, height: 700))
    world.stage.advance(frames: 2)
    #expect(views.count == 1 && item.view.bounds.size == CGSize(width: 60, height: 60))
    views.first?.image = picture(120, 80)
    world.stage.advance(frames: 1)
    #expect(item.view.bounds.size == CGSize(width: 120, height: 80))
    #expect(try #require(world.front).center.x == 250)
  }

  @Test("An animated image plays while it is visible")
  func animatedImages() throws {
    let world = ToastWorld()
    let item = ImageToastItem(images: [picture(4, 4), picture(5, 5)], duration: 0.5)
    world.view.makeToast(item).show()
    world.stage.advance(frames: 2)
    let view = try #require(item.view as? UIImageView)
    #expect(view.isAnimating && view.animationDuration == 0.5)
    world.queue.dismissAll()
    #expect(!view.isAnimating)
  }

  @Test(
    "Two items: both axes, three alignments",
    arguments: [
      (MixedToastOptions.Axis.vertical, MixedToastOptions.Alignment.start, CGPoint(x: 0, y: 75)),
      (.vertical, .center, CGPoint(x: 40, y: 75)), (.vertical, .end, CGPoint(x: 80, y: 75)),
      (.horizontal, .start, CGPoint(x: 135, y: 0)), (.horizontal, .center, CGPoint(x: 135, y: 15)),
      (.horizontal, .end, CGPoint(x: 135, y: 30)),
    ])
  func mixed(
    axis: MixedToastOptions.Axis, alignment: MixedToastOptions.Alignment, second: CGPoint
  ) throws {
    let world = ToastWorld()
    let item = MixedToastItem(first: BlockItem("one"), second: BlockItem("two"))
    item.second.options = CGSize(width: 40, height: 30)
    let toast = world.view.makeToast(item).updateItem {
      $0.axis = axis
      $0.alignment = alignment
    }.show()
    #expect(item.first.view.frame.origin == .zero && item.second.view.frame.origin == second)
    let size = axis == .vertical ? CGSize(width: 120, height: 105) : CGSize(width: 175, height: 60)
    #expect(item.view.frame == CGRect(origin: CGPoint(x: 20, y: 20), size: size))
    #expect(item.first.isRunning && item.second.isRunning && toast.spokenText == "one, two")
    world.queue.dismissAll()
    #expect(!item.first.isRunning && !item.second.isRunning)
  }

  @Test("In right-to-left layouts the first item is on the right")
  func mirrored() {
    let world = ToastWorld()
    world.view.semanticContentAttribute = .forceRightToLeft
    let item = MixedToastItem(first: BlockItem(), second: BlockItem())
    item.view.semanticContentAttribute = .forceRightToLeft
    world.view.makeToast(item).updateItem { $0.axis = .horizontal }.show()
    #expect(item.first.view.frame.minX == 135 && item.second.view.frame.minX == 0)
  }

  @Test("An item that changes its size or finishes updates the whole toast")
  func partsTell() throws {
    let world = ToastWorld()
    let counting = ChangingTextToastItem(texts: ["1"])
    counting.options.loopCount = 1
    let text = TextToastItem(text: "x")
    let toast = world.view.makeToast(MixedToastItem(first: text, second: counting))
      .duration(.forever).show()
    let front = try #require(world.front)
    let width = front.bounds.width
    text.show("much wider than before")
    world.stage.advance(frames: 1)
    #expect(front.bounds.width > width)
    world.stage.advance(by: 1.1)
    #expect(toast.dismissalReason == .finished)
  }

  @Test("Ready items for success, failure and information have a symbol before the text")
  func presets() throws {
    let world = ToastWorld()
    for item in [.success("Saved"), .error("Not saved"), .info("Saving takes a while")]
      as [MixedToastItem<ImageToastItem, TextToastItem>]
    {
      let toast = world.view.makeToast(item).strategy(.replace).show()
      world.stage.advance(frames: 2)
      #expect(item.first.view.frame.size == CGSize(width: 26, height: 26))
      #expect(item.second.view.frame.minX == 38 && item.second.view.frame.width > 30)
      #expect((item.first.view as? UIImageView)?.image != nil)
      let isError = toast.spokenText == "Error, Not saved"
      #expect(isError == (item.second.text.string == "Not saved"))
    }
    world.view.makeToast(.success("In one line")).show()
    #expect(world.queue.shown.last?.spokenText == "In one line")
  }
}
