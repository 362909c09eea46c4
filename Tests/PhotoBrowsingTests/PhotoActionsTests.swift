import Foundation
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import PhotoBrowsing

/// What can be done with a photo: one list for its menus and keys.
@MainActor @Suite(.serialized) struct PhotoActionsTests {
  private let world = BrowserWorld()
  private let log = CallLog()

  private var labels: [String] { world.stage.elements().compactMap(\.label) }

  private func open(_ index: Int = 1, _ configure: (WatchedBrowser) -> Void = { _ in })
    -> WatchedBrowser
  {
    let key = UIKeyCommand(title: "Mark", input: "m", modifierFlags: .command) { [log] _ in
      log.calls.append("mark")
    }
    return world.open(index) { browser in
      browser.actions = { [log] index in
        let star = UIAction(title: "Star \(index)") { _ in log.calls.append("star \(index)") }
        return [star, UIMenu(options: .displayInline, children: [key])]
      }
      configure(browser)
    }
  }

  @Test("They are the photo's context menu, which keeps the controls")
  func contextMenu() throws {
    let browser = open()
    world.stage.click(at: CGPoint(x: 195, y: 422), button: 2)
    world.stage.advance(by: 0.5)
    #expect(labels.contains("Star 1") && labels.contains("Mark"))
    world.stage.advance(by: 5)
    #expect(browser.areControlsShown)
    try #require(world.stage.element(.none, "Star 1")).tap()
    world.stage.advance(by: 0.5)
    #expect(log.calls == ["star 1"])
    // A panel is no photo.
    browser.setPanelSpace(trailing: 0, bottom: 200, animated: false)
    let panel = UIView(frame: CGRect(x: 0, y: 644, width: 390, height: 200))
    browser.panelView.addSubview(panel)
    world.stage.click(at: CGPoint(x: 195, y: 744), button: 2)
    world.stage.advance(by: 0.5)
    #expect(!labels.contains("Star 1"))
  }

  @Test("They are the menu of a button at the top, unless the app has one")
  func button() throws {
    let browser = open(2)
    try #require(world.stage.element(.button, "Actions")).tap()
    world.stage.advance(by: 0.5)
    try #require(world.stage.element(.none, "Star 2")).tap()
    world.stage.advance(by: 0.5)
    #expect(log.calls == ["star 2"] && browser.isOpen)
    browser.showsActionsButton = false
    world.stage.advance(frames: 1)
    #expect(world.stage.element(.button, "Actions") == nil)
  }

  @Test("Their keys work while the photo is open")
  func keys() {
    let browser = open()
    world.stage.press(.keyboardM, modifiers: .control)
    #expect(log.calls == ["mark"])
    browser.actions = nil
    world.stage.press(.keyboardM, modifiers: .control)
    #expect(log.calls == ["mark"])
    world.stage.click(at: CGPoint(x: 195, y: 422), button: 2)
    world.stage.advance(by: 0.5)
    #expect(!labels.contains("Mark"))
  }

  @Test("During a slideshow there is no menu")
  func slideshow() {
    let browser = open()
    browser.slideshow.start()
    world.stage.click(at: CGPoint(x: 195, y: 422), button: 2)
    world.stage.advance(by: 0.5)
    #expect(!labels.contains("Mark"))
  }

  @Test("A photo is copied as large as it is")
  func copying() async throws {
    var asked: [CGSize] = []
    let image = BrowserWorld.picture(width: 40, height: 30)
    let browser = world.open(1) { browser in
      browser.actions = { [weak browser] _ in browser.map { [$0.copyAction] } ?? [] }
      browser.loadImage = { _, pixels in
        asked.append(pixels)
        return image
      }
    }
    UIPasteboard.general.string = "before"
    world.stage.press(.keyboardC, modifiers: .control)
    #expect(await world.stage.wait { UIPasteboard.general.image != nil })
    #expect(UIPasteboard.general.image?.size == CGSize(width: 40, height: 30))
    #expect(asked.contains(CGSize(width: 4000, height: 3000)) && browser.isOpen)
  }

  @Test("What can't be loaded is told")
  func failing() async {
    let browser = world.open(1) { $0.loadImage = { _, _ in throw CocoaError(.fileReadNoSuchFile) } }
    browser.actions = { [weak browser] _ in browser.map { [$0.copyAction] } ?? [] }
    world.stage.press(.keyboardC, modifiers: .control)
    #expect(await world.stage.wait { browser.presentedViewController is UIAlertController })
  }

  @Test("A photo with a file is saved as this file, and one without as a file of its image")
  func saving() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("vitrine-saving-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("own.jpg")
    try Data([1, 2, 3]).write(to: file)
    let image = BrowserWorld.picture(width: 40, height: 30)
    var hasFile = true
    let browser = world.open(1) { browser in
      browser.actions = { [weak browser] _ in browser.map { [$0.saveAction] } ?? [] }
      browser.fileURL = { _ in hasFile ? file : nil }
      browser.loadImage = { _, _ in image }
    }
    let copy = folder.appendingPathComponent("copy.jpg")
    world.stage.press(.keyboardS, modifiers: .control)
    world.settle()
    world.stage.chooseFiles([copy])
    #expect(await world.stage.wait { (try? Data(contentsOf: copy)) == Data([1, 2, 3]) })
    #expect(await world.stage.wait { browser.presentedViewController == nil })
    hasFile = false
    world.stage.press(.keyboardS, modifiers: .control)
    #expect(await world.stage.wait { browser.presentedViewController != nil })
    world.settle()
    let picture = folder.appendingPathComponent("picture.png")
    world.stage.chooseFiles([picture])
    #expect(await world.stage.wait { UIImage(contentsOfFile: picture.path)?.size.width == 40 })
  }

  @Test("Nothing is left of an image that wasn't saved after all")
  func notSaving() async throws {
    let manager = FileManager.default
    func images() -> Set<String> {
      let names = (try? manager.contentsOfDirectory(atPath: manager.temporaryDirectory.path)) ?? []
      return Set(
        names.filter {
          let file = manager.temporaryDirectory.appendingPathComponent($0)
            .appendingPathComponent("Photo.png")
          return manager.fileExists(atPath: file.path)
        })
    }
    let before = images()
    let image = BrowserWorld.picture(width: 40, height: 30)
    let browser = world.open(1) { browser in
      browser.actions = { [weak browser] _ in browser.map { [$0.saveAction] } ?? [] }
      browser.loadImage = { _, _ in image }
    }
    for answer in [nil, [URL(fileURLWithPath: "/proc/none/picture.png")]] {
      world.stage.press(.keyboardS, modifiers: .control)
      #expect(await world.stage.wait { browser.presentedViewController != nil })
      world.settle()
      #expect(images().count == before.count + 1)
      world.stage.chooseFiles(answer)
      #expect(await world.stage.wait { images() == before })
    }
  }

  @Test("Sharing shows the system's sheet")
  func sharing() async {
    let browser = world.open(1) { browser in
      browser.fileURL = { _ in URL(fileURLWithPath: "/tmp/none.jpg") }
      browser.actions = { [weak browser] _ in browser.map { [$0.shareAction] } ?? [] }
    }
    world.stage.click(at: CGPoint(x: 195, y: 422), button: 2)
    world.stage.advance(by: 0.5)
    world.stage.element(.none, "Share…")?.tap()
    #expect(await world.stage.wait { browser.presentedViewController is UIActivityViewController })
  }
}
