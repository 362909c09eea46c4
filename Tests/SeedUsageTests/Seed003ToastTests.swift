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

  private let longText = String(repeating: "I am the content. ", count: 6)

  // MARK: 2.1 Items of its own, and any two of them together

  /// A star that is no part of the module.
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

  @Test func ownItem() {
    let world = World()
    world.view.makeToast(StarItem()).updateItem { $0 = 60 }.show()
    world.stage.advance(frames: 2)
    #expect(world.shown.count == 1)
  }

  /// Paper, that is no part of the module either.
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
    #expect(world.shown.first?.ending == .tap && world.stage.window != nil)
    world.stage.advance(by: 1)
    #expect(!item.first.isAnimating && world.shown.isEmpty)
  }

  @Test func activityAndChangingText() {
    let world = World()
    let dots = ChangingTextToastItem(texts: ["Loading", "Loading.", "Loading..", "Loading..."])
    dots.options.interval = 0.5
    world.view.makeToast(MixedToastItem(first: ActivityToastItem(), second: dots))
      .duration(.forever).show()
    world.stage.advance(by: 1.2)
    #expect(dots.index == 2)
  }

  @Test func arcsAndActivity() {
    let world = World()
    let item = MixedToastItem(first: ArcsToastItem(), second: ActivityToastItem())
    world.view.makeToast(item).updateItem { $0.axis = .horizontal }.show()
    world.stage.advance(frames: 2)
    #expect(item.first.isAnimating && item.second.isAnimating)
    #expect(item.second.view.frame.minX == item.first.view.frame.maxX + 15)
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

  @Test func progressAndText() {
    let world = World()
    let item = MixedToastItem(
      first: ProgressToastItem(), second: TextToastItem(text: "Copying"))
    world.view.makeToast(item).duration(.forever).show()
    item.first.setProgress(0.4, animated: true)
    world.stage.advance(frames: 5)
    #expect(item.first.progress == 0.4)
  }

  // MARK: 3.1 One chain of calls

  @Test func countdown() {
    let world = World()
    let texts = (1..<11).reversed().map {
      NSAttributedString(
        string: "\($0)",
        attributes: [.font: UIFont.systemFont(ofSize: 37), .foregroundColor: UIColor.yellow])
    }
    var ending: ToastEnding?
    let item = ChangingTextToastItem(attributedStrings: texts)
    world.view.makeToast(item).updateItem { $0.loopCount = 1 }.duration(.forever)
      .dismissesOnTap().onEnd { ending = $0 }.show(animated: true)
    world.stage.advance(by: 9.5)
    #expect(item.index == 9 && ending == nil)
    world.stage.advance(by: 1)
    #expect(ending == .finished)
  }

  @Test func containerAndAnimations() {
    let world = World()
    world.view.makeToast(TextToastItem(text: "Colours"))
      .container(GradientToastContainer(colors: [.red, .green, .blue]))
      .appearAnimations([.scaleX(0.2), .opacity(0.3)])
      .disappearAnimations([.scaleY(0.2).opposite, .opacity(0.3).opposite])
      .dismissesOnTap().duration(.forever).show()
    world.stage.advance(by: 1)
    #expect(world.shown.first?.state == .presented)
  }

  // MARK: 3.2 In short

  @Test func message() {
    let world = World()
    var isGone = false
    world.view.showToast("Saved", duration: .seconds(2)) { isGone = true }
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

  @Test func coloured() {
    let world = World()
    world.view.makeToast(TextToastItem(text: "On a colour"))
      .container(ColorToastContainer(color: .purple)).duration(.forever).dismissesOnTap().show()
    world.stage.advance(frames: 2)
    #expect(world.shown.count == 1)
  }
}
