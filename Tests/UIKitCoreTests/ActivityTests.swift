import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// What can be done with items.
@Suite(.serialized) @MainActor struct ActivityTests {
  private final class Mark: UIActivity {
    var accepts = true
    var screen: UIViewController?
    private(set) var prepared: [Any] = []
    private(set) var performed = 0

    override var activityType: ActivityType? { ActivityType("mark") }
    override var activityTitle: String? { "Mark" }
    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { accepts }
    override func prepare(withActivityItems activityItems: [Any]) { prepared = activityItems }
    override var activityViewController: UIViewController? { screen }

    override func perform() {
      performed += 1
      activityDidFinish(true)
    }
  }

  private final class Source: NSObject, UIActivityItemSource {
    private(set) var asked: [UIActivity.ActivityType?] = []

    func activityViewControllerPlaceholderItem(
      _ activityViewController: UIActivityViewController
    ) -> Any { "placeholder" }

    func activityViewController(
      _ activityViewController: UIActivityViewController,
      itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
      asked.append(activityType)
      return "real"
    }
  }

  private final class World {
    let world: SheetWorld
    let controller: UIActivityViewController
    var ends: [String] = []

    @MainActor init(
      _ items: [Any], _ activities: [UIActivity] = [],
      size: CGSize = CGSize(width: 390, height: 844)
    ) {
      world = SheetWorld(size)
      controller = UIActivityViewController(activityItems: items, applicationActivities: activities)
      controller.completionWithItemsHandler = { [weak self] type, completed, _, _ in
        self?.ends.append("\(type?.rawValue.split(separator: ".").last ?? "none") \(completed)")
      }
    }

    @MainActor func present() {
      world.root.present(controller, animated: true)
      world.stage.settle()
    }

    @MainActor var titles: [String] { labels(controller.view).compactMap(\.text) }

    @MainActor private func labels(_ view: UIView) -> [UILabel] {
      (view as? UILabel).map { [$0] } ?? view.subviews.flatMap(labels)
    }

    @MainActor func choose(_ title: String) throws {
      let label = try #require(labels(controller.view).first { $0.text == title })
      let point = label.convert(CGPoint(x: 10, y: label.bounds.midY), to: nil)
      world.stage.tap(at: point)
      world.stage.settle()
    }
  }

  @Test func copyPutsTheItemsOnThePasteboard() throws {
    let made = World(["Hello"])
    made.present()
    #expect(made.titles.contains("Copy") && !made.titles.contains("Open"))
    try made.choose("Copy")
    #expect(UIPasteboard.general.string == "Hello" && made.ends == ["CopyToPasteboard true"])
    #expect(made.world.root.presentedViewController == nil)
  }

  @Test func openHandsAnAddressToTheDesktop() throws {
    let url = try #require(URL(string: "https://example.org/photo"))
    let made = World([url])
    made.present()
    #expect(made.titles.contains("example.org"))
    try made.choose("Open")
    #expect(made.world.stage.openedURLs == [url] && made.ends == ["UIActivityTypeOpen true"])
  }

  @Test func whatNobodyOpensIsNotOffered() throws {
    let made = World([try #require(URL(string: "gopher://example.org"))])
    made.present()
    #expect(!made.titles.contains("Open") && made.titles.contains("Copy"))
  }

  @Test func theAppsActivitiesAndExclusionsCount() throws {
    let (mark, source) = (Mark(), Source())
    let made = World([source, 3], [mark])
    made.controller.excludedActivityTypes = [.copyToPasteboard]
    made.present()
    #expect(made.titles.contains("placeholder") && !made.titles.contains("Copy"))
    try made.choose("Mark")
    #expect(mark.performed == 1 && source.asked == [mark.activityType])
    #expect(mark.prepared.first as? String == "real" && mark.prepared.last as? Int == 3)
    #expect(made.ends == ["mark true"])
  }

  @Test func anActivityThatCannotIsLeftOut() {
    let mark = Mark()
    mark.accepts = false
    let made = World(["text"], [mark])
    made.present()
    #expect(!made.titles.contains("Mark"))
  }

  @Test func anActivityMayGoOnInAScreenOfItsOwn() throws {
    let mark = Mark()
    mark.screen = UIViewController()
    let made = World(["text"], [mark])
    made.present()
    try made.choose("Mark")
    #expect(made.controller.presentedViewController === mark.screen && mark.performed == 0)
    mark.activityDidFinish(true)
    made.world.stage.settle()
    #expect(made.world.root.presentedViewController == nil && made.ends == ["mark true"])
    mark.activityDidFinish(true)
    #expect(made.ends.count == 1)
  }

  @Test func leavingWithoutAChoiceIsToldOnce() {
    for closes in [true, false] {
      let made = World(["text"])
      made.present()
      if closes {
        let top = made.controller.view.convert(CGPoint.zero, to: nil).y
        made.world.stage.tap(at: CGPoint(x: 390 - 35, y: top + 42))
      } else {
        made.world.stage.press(.keyboardEscape)
      }
      made.world.stage.settle()
      #expect(made.world.root.presentedViewController == nil && made.ends == ["none false"])
    }
  }

  @Test func withASourceItIsAPopoverWhereThereIsRoom() {
    let made = World(["text"], size: CGSize(width: 1280, height: 800))
    let button = UIView(frame: CGRect(x: 600, y: 40, width: 60, height: 40))
    made.world.root.view.addSubview(button)
    made.controller.popoverPresentationController?.sourceView = button
    made.present()
    let frame = made.controller.view.convert(made.controller.view.bounds, to: nil)
    #expect(made.controller.presentationController is UIPopoverPresentationController)
    #expect(frame.width == 340 && frame.minY == 93 && frame.height < 300 && frame.height > 110)
    made.world.stage.resize(to: CGSize(width: 390, height: 844))
    made.world.stage.settle()
    #expect(made.controller.view.convert(CGPoint.zero, to: nil).y == 432)
  }
}
