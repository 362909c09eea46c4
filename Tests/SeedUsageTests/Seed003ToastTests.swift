import Testing
import Toasts
import UIKit
import UIKitStage

/// Each usage of toasts that the project set out from, written against ours.
@Suite(.serialized) @MainActor struct Seed003ToastTests {
  @MainActor final class World {
    let stage = Stage()
    let controller = UIViewController()

    init() { stage.show(controller) }

    var view: UIView { controller.view }
    var shown: [Toast] { view.toasts.shown }
  }

  private func picture() -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
  }

  /// Red, green and blue at points of a view, relative to its origin.
  private func colors(
    _ world: World, _ view: UIView, _ places: [CGFloat], at y: CGFloat
  ) throws -> [[UInt8]] {
    let corner = view.convert(CGPoint.zero, to: nil)
    let picture = try #require(world.stage.picture())
    return picture.withPixels { bytes in
      places.map { x in
        let index = Int(corner.y + y) * picture.bytesPerRow + Int(corner.x + x) * 4
        return [bytes[index + 2], bytes[index + 1], bytes[index]]
      }
    }
  }

  /// The pixels of a view with this red value.
  private func count(_ world: World, _ view: UIView, _ isSo: (UInt8) -> Bool) throws -> Int {
    let rect = view.convert(view.bounds, to: nil).integral
    let picture = try #require(world.stage.picture())
    return picture.withPixels { bytes in
      var count = 0
      for y in Int(rect.minY)..<Int(rect.maxY) {
        for x in Int(rect.minX)..<Int(rect.maxX)
        where isSo(bytes[y * picture.bytesPerRow + x * 4 + 2]) { count += 1 }
      }
      return count
    }
  }

  private let longText = String(repeating: "I am the content. ", count: 6)

  // MARK: 2.1 Items of its own, and any two of them together

  /// A star, which isn't part of the module.
  final class StarItem: ToastItem {
    var options = CGFloat(40)
    var link: ToastItemLink?
    let label = UILabel()
    var view: UIView { label }
    var margins: UIEdgeInsets { UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) }

    func layOut(within limit: CGSize) -> CGSize {
      label.text = "★"
      label.font = .systemFont(ofSize: options)
      return label.sizeThatFits(limit)
    }
  }

  @Test func ownItem() throws {
    let world = World()
    let (item, paper) = (StarItem(), ColorToastContainer(color: .white))
    world.view.makeToast(item).updateItem { $0 = 60 }.container(paper).duration(.forever)
      .dismissesOnTap().show()
    world.stage.advance(by: 1)
    #expect(item.label.text == "★" && item.label.font.pointSize == 60)
    let size = item.label.sizeThatFits(world.view.bounds.size)
    #expect(
      item.view.convert(item.view.bounds, to: paper)
        == CGRect(origin: CGPoint(x: 8, y: 8), size: size))
    #expect(paper.bounds.size == CGSize(width: size.width + 16, height: size.height + 16))
    #expect(try count(world, item.view) { $0 < 60 } > 100, "a star is visible")
    world.stage.tap(at: item.view.convert(CGPoint(x: size.width / 2, y: size.height / 2), to: nil))
    #expect(world.shown.first?.dismissalReason == .tap)
  }

  /// Paper, which isn't part of the module either.
  final class PaperContainer: UIView, ToastContainer {
    let contentView = UIView()

    override func layoutSubviews() {
      super.layoutSubviews()
      backgroundColor = .white
      contentView.frame = bounds
      if contentView.superview == nil { addSubview(contentView) }
    }
  }

  @Test func ownContainer() {
    let world = World()
    let paper = PaperContainer()
    let item = TextToastItem(text: "On paper")
    world.view.makeToast(item).updateItem { $0.textColor = .black }.container(paper).show()
    world.stage.advance(frames: 2)
    #expect(item.view.isDescendant(of: paper.contentView) && paper.window != nil)
    #expect(paper.bounds.width == item.view.frame.width + 40 && paper.layer.cornerRadius == 8)
  }

  @Test func textAndText() {
    let world = World()
    let title = NSAttributedString(
      string: "Title",
      attributes: [.font: UIFont.systemFont(ofSize: 22), .foregroundColor: UIColor.orange])
    let item = MixedToastItem(
      first: TextToastItem(attributedString: title), second: TextToastItem(text: longText))
    world.view.makeToast(item).show()
    world.stage.advance(frames: 2)
    #expect(item.second.view.frame.minY == item.first.view.frame.maxY + 15)
  }

  @Test func activityAndText() {
    let world = World()
    let item = MixedToastItem(first: ActivityToastItem(), second: TextToastItem(text: longText))
    world.view.makeToast(item).duration(.forever).dismissesOnTap().show()
    world.stage.advance(frames: 2)
    #expect(item.first.isAnimating)
    world.stage.settle(limit: 1)
    world.stage.tap(at: CGPoint(x: 195, y: 422))
    #expect(world.shown.first?.dismissalReason == .tap && world.stage.window != nil)
    world.stage.advance(by: 1)
    #expect(!item.first.isAnimating && world.shown.isEmpty)
  }

  @Test func activityAndChangingText() {
    let world = World()
    let dots = ChangingTextToastItem(texts: ["Loading", "Loading.", "Loading..", "Loading..."])
    world.view.makeToast(MixedToastItem(first: ActivityToastItem(), second: dots)).show()
    world.stage.advance(by: 2.1)
    #expect(dots.index == 2)
  }

  @Test func arcsAndActivity() {
    let world = World()
    let item = MixedToastItem(first: ArcsToastItem(), second: ActivityToastItem())
    world.view.makeToast(item).show()
    world.stage.advance(frames: 2)
    #expect(item.first.isAnimating && item.second.isAnimating)
    #expect(item.second.view.frame.minY == item.first.view.frame.maxY + 15)
  }

  @Test func textAndFetchedPicture() throws {
    let world = World()
    let url = try #require(URL(string: "http://example.com/elephant.png"))
    var asked: [URL] = []
    let image = ImageToastItem(url: url) { url, view in
      asked.append(url)
      view.image = self.picture()
    }
    let text = TextToastItem(text: "The elephant attacks 🐘")
    world.view.makeToast(MixedToastItem(first: text, second: image)).show()
    world.stage.advance(frames: 2)
    #expect(asked == [url] && image.view.bounds.size == CGSize(width: 60, height: 60))
  }

  @Test func progressAndText() throws {
    let world = World()
    let item = MixedToastItem(
      first: ProgressToastItem(), second: TextToastItem(text: "Copying"))
    world.view.makeToast(item).container(ColorToastContainer(color: .black)).duration(.forever)
      .show()
    world.stage.advance(by: 1)
    let bar = item.first.view
    /// The length of the white part of the bar; the rest is dim.
    func filled() throws -> CGFloat {
      let row = try colors(world, bar, (2..<158).map { CGFloat($0) }, at: 2).map { $0[0] }
      #expect(row.allSatisfy { $0 > 60 }, "the whole track is drawn")
      return CGFloat(row.prefix { $0 > 200 }.count) / 156
    }
    #expect(bar.bounds.size == CGSize(width: 160, height: 4))
    #expect(try filled() == 0)
    item.first.setProgress(0.4, animated: true)
    world.stage.advance(frames: 4)
    #expect(try filled() > 0.02 && filled() < 0.38, "it is being animated")
    world.stage.advance(by: 0.5)
    #expect(try abs(filled() - 0.4) < 0.03)
    #expect(item.second.view.frame.minY == bar.frame.maxY + 15)
    #expect(try count(world, item.second.view) { $0 > 200 } > 50, "its text is visible")
  }

  // MARK: 2.1.3 What a container may do

  /// A container that slides by itself, and does with its toast what it likes.
  final class BusyContainer: UIView, ToastContainer {
    let contentView = UIView()
    var sizes: [CGSize] = []

    override func didMoveToSuperview() {
      super.didMoveToSuperview()
      addSubview(contentView)
      backgroundColor = .darkGray
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      contentView.frame = bounds
    }

    func viewSizeDidChange(to size: CGSize) { sizes.append(size) }

    func animateAppearance(completion: @escaping () -> Void) -> Bool {
      transform = CGAffineTransform(translationX: 0, y: -500)
      UIView.animate(withDuration: 0.4, animations: { self.transform = .identity }) { _ in
        completion()
      }
      return true
    }

    func animateDisappearance(completion: @escaping () -> Void) -> Bool {
      UIView.animate(withDuration: 0.4, animations: { self.alpha = 0 }) { _ in completion() }
      return true
    }
  }

  @Test func containerPresentsAndDismissesItself() throws {
    let world = World()
    let container = BusyContainer()
    let item = TextToastItem(text: "On its own")
    world.view.makeToast(item).container(container).duration(.forever).show()
    world.stage.advance(by: 0.2)
    #expect((container.layer.presentation()?.frame.minY ?? 0) < -10)
    #expect(container.toast?.state == .presenting)
    world.stage.advance(by: 0.3)
    #expect(container.toast?.state == .presented && container.toast?.item === item)
    container.toast?.dismiss()
    world.stage.advance(by: 0.2)
    #expect(container.alpha == 0 && container.toast?.state == .dismissing)
    world.stage.advance(by: 0.4)
    #expect(container.window == nil && container.toast == nil && world.shown.isEmpty)
  }

  @Test func containerSaysWhenItHides() throws {
    let world = World()
    let container = BusyContainer()
    let toast = world.view.makeToast(TextToastItem(text: "Wait")).container(container).show()
    world.stage.advance(by: 1)
    container.toast?.options.duration = .forever
    world.stage.advance(by: 10)
    #expect(toast.state == .presented)
    container.toast?.options.duration = .seconds(1)
    world.stage.advance(by: 2)
    #expect(toast.dismissalReason == .timeout && world.shown.isEmpty)
  }

  @Test func containerChangesOptionsWhileItIsShown() {
    let world = World()
    let container = BusyContainer()
    world.view.makeToast(TextToastItem(text: "Up")).container(container).show()
    world.stage.advance(by: 1)
    container.toast?.options.position = .top
    container.toast?.options.cornerRadius = .fixed(20)
    world.stage.advance(by: 0.8)
    #expect(container.convert(CGPoint.zero, to: nil).y == 0)
    #expect(container.layer.cornerRadius == 20)
  }

  @Test func containerLearnsTheSizeAndIsRemoved() {
    let world = World()
    let container = BusyContainer()
    world.view.makeToast(TextToastItem(text: "Turn")).container(container).show()
    world.stage.resize(to: CGSize(width: 844, height: 390))
    world.stage.advance(frames: 2)
    #expect(container.sizes.map(\.width) == [390, 844])
    container.toast?.dismiss(animated: false)
    #expect(container.window == nil && world.shown.isEmpty)
  }

  /// The id says which messages are the same, whatever shows them.
  @Test func theSameMessageIsShownOnce() {
    let world = World()
    let first = world.view.makeToast(TextToastItem(text: "Copied")).id("copied").show()
    world.view.makeToast(ActivityToastItem()).id("copied").show()
    #expect(world.shown.count == 1 && first.count == 2)
  }

  @Test func anotherTextInTheItemsOwnLabel() throws {
    let world = World()
    let item = TextToastItem(text: "Plain")
    world.view.makeToast(item).show()
    item.show(.attributed(NSAttributedString(string: "Rich")))
    world.stage.advance(frames: 2)
    #expect((item.view as? UILabel)?.attributedText?.string == "Rich")
  }

  // MARK: 3.1 One chain of calls

  @Test func countdown() {
    let world = World()
    let texts = (1..<11).reversed().map {
      NSAttributedString(
        string: "\($0)",
        attributes: [.font: UIFont.systemFont(ofSize: 37), .foregroundColor: UIColor.yellow])
    }
    var ending: ToastDismissalReason?
    let item = ChangingTextToastItem(attributedStrings: texts)
    world.view.makeToast(item).updateItem { $0.loopCount = 1 }.duration(.forever)
      .dismissesOnTap().onEnd { ending = $0 }.show(animated: true)
    world.stage.advance(by: 9.5)
    #expect(item.index == 9 && ending == nil)
    world.stage.advance(by: 1)
    #expect(ending == .finished)
  }

  @Test func containerAndAnimations() throws {
    let world = World()
    let container = GradientToastContainer(colors: [.red, .green, .blue])
    let toast = world.view.makeToast(TextToastItem(text: "Colors")).container(container)
      .appearAnimations([.scaleX(0.2), .opacity(0.3)])
      .disappearAnimations([.scaleY(0.2).opposite, .opacity(0.3).opposite])
      .dismissesOnTap().duration(.forever).show()
    let view = try #require(container.superview)
    #expect(abs(view.transform.a - 0.2) < 0.001 && view.transform.d == 1)
    #expect(abs(view.alpha - 0.3) < 0.001)
    world.stage.advance(by: 1)
    #expect(toast.state == .presented && view.transform == .identity && view.alpha == 1)

    // Above the text.
    let width = container.bounds.width
    let colors = try colors(world, container, [4, width / 2, width - 4], at: 10)
    for (index, color) in colors.enumerated() {
      #expect(color[index] > 200 && color.filter { $0 < 60 }.count == 2, "\(index): \(color)")
    }
    world.stage.tap(at: container.convert(CGPoint(x: 20, y: 10), to: nil))
    #expect(toast.dismissalReason == .tap)
    var (least, faintest) = (CGFloat(1), CGFloat(1))
    while toast.state == .dismissing {
      world.stage.advance(frames: 1)
      guard toast.state == .dismissing else { break }
      (least, faintest) = (min(least, view.transform.d), min(faintest, view.alpha))
      #expect(abs(view.transform.a - 1) < 0.001, "it disappears with another animation")
    }
    #expect(least < 0.25 && faintest < 0.35 && world.shown.isEmpty)
  }

  // MARK: 3.2 In short

  @Test func message() {
    let world = World()
    var isGone = false
    world.view.showToast("Saved") { isGone = true }
    world.stage.advance(by: 2)
    #expect(!isGone)
    world.stage.advance(by: 1.5)
    #expect(isGone)
  }

  @Test func indicator() {
    let world = World()
    world.view.showActivityToast()
    world.stage.advance(by: 20)
    #expect(world.shown.count == 1)
    world.view.dismissActivityToast()
    world.stage.advance(by: 1)
    #expect(world.shown.isEmpty)
  }

  @Test func fetchedPictureInTheMiddle() throws {
    let world = World()
    let url = try #require(URL(string: "http://example.com/elephant.png"))
    let item = ImageToastItem(url: url) { _, view in view.image = self.picture() }
    world.view.makeToast(item)
      .updateItem {
        $0.imageSize = .fixed(CGSize(width: 150, height: 150))
        $0.configure = { view in
          view.contentMode = .scaleAspectFill
          view.clipsToBounds = true
        }
      }
      .dismissesOnTap().duration(.forever).position(.center).show()
    world.stage.advance(frames: 2)
    #expect(item.view.bounds.size == CGSize(width: 150, height: 150))
    #expect(item.view.clipsToBounds && item.view.contentMode == .scaleAspectFill)
  }

  @Test func colored() throws {
    let world = World()
    let container = ColorToastContainer(color: .purple)
    let item = TextToastItem(text: "On a color")
    world.view.makeToast(item).container(container).duration(.forever).dismissesOnTap().show()
    world.stage.advance(by: 1)
    let purple = try colors(world, container, [4], at: container.bounds.midY)[0]
    #expect(abs(Int(purple[0]) - 128) < 2 && purple[1] == 0 && abs(Int(purple[2]) - 128) < 2)
    #expect(try count(world, item.view) { $0 > 240 } > 50, "white text is visible")
    world.stage.tap(at: container.convert(CGPoint(x: 4, y: container.bounds.midY), to: nil))
    #expect(world.shown.first?.dismissalReason == .tap)
    world.stage.advance(by: 1)
    #expect(world.shown.isEmpty && container.window == nil)
  }
}
