import Foundation
import TestEffort
import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import Paging
@testable import PhotoBrowsing

/// The browser under random input, while its photos change, load late and fail.
@MainActor @Suite(.serialized) struct BrowserInputFuzzTests {
  /// Loads that finish when the test says so.
  @MainActor private final class Loads {
    private var waiting: [CheckedContinuation<UIImage, any Error>] = []
    struct Failure: Error {}

    func load() async throws -> UIImage {
      try await withCheckedThrowingContinuation { waiting.append($0) }
    }

    func endOne(at index: Int, with image: UIImage?) {
      guard !waiting.isEmpty else { return }
      let continuation = waiting.remove(at: index % waiting.count)
      continuation.resume(with: image.map { .success($0) } ?? .failure(Failure()))
    }

    func endAll(with image: UIImage) {
      for continuation in waiting { continuation.resume(returning: image) }
      waiting = []
    }
  }

  /// A browser that a failed load leaves behind still requests its data.
  private static var failed: [Scene] = []

  private final class WeakCell { weak var cell: ImageCell? }

  @MainActor private final class Scene {
    let world: BrowserWorld
    let fuzzer: InputFuzzer
    let loads = Loads()
    let isPushed: Bool
    var knownSizes: [Int: CGSize] = [:]
    var hasPlaceholders = true
    var cells: [ObjectIdentifier: WeakCell] = [:]
    var opened = 0
    private var nextID = 100

    init(seed: UInt64) {
      isPushed = seed % 3 == 1
      world = BrowserWorld(count: 7, inNavigation: isPushed)
      fuzzer = InputFuzzer(world.stage, seed: seed)
      fuzzer.sizes = 150...1300
      fuzzer.keys.append(.keyboardEscape)
    }

    func open() {
      while world.ids.count < 3 { insert() }
      let index = fuzzer.roll(world.ids.count)
      fuzzer.note("open \(index)")
      opened += 1
      let method: PhotoBrowserController.OpenMethod =
        isPushed ? .push(onto: world.navigation) : .present(from: world.root)
      world.open(index, by: method, settle: false) { browser in
        browser.isLooping = fuzzer.roll(3) == 0
        browser.scrollDirection = fuzzer.roll(4) == 0 ? .vertical : .horizontal
        browser.photoSize = { [weak self] in self?.knownSizes[$0] }
        browser.placeholder = { [weak self] _ in
          self?.hasPlaceholders == true ? self?.world.image : nil
        }
        browser.loadImage = { [loads] _, _ in try await loads.load() }
      }
    }

    private func insert() {
      world.ids.insert(nextID, at: fuzzer.roll(world.ids.count + 1))
      nextID += 1
    }

    private func picture() -> UIImage {
      BrowserWorld.picture(width: 1 + fuzzer.roll(60), height: 1 + fuzzer.roll(60))
    }

    /// Changes by the app and its files meanwhile.
    func change() async {
      switch fuzzer.roll(14) {
      case 0, 1:
        fuzzer.note("insert")
        insert()
        world.browser?.reloadData()
      case 2, 3:
        fuzzer.note("remove")
        if !world.ids.isEmpty { world.ids.remove(at: fuzzer.roll(world.ids.count)) }
        world.browser?.reloadData()
      case 4 where fuzzer.roll(4) == 0:
        fuzzer.note("remove all")
        world.ids = []
        world.browser?.reloadData()
      case 5:
        guard let id = world.ids.randomElement(using: &fuzzer.dice) else { return }
        knownSizes[id] = CGSize(width: fuzzer.number(1...6000), height: fuzzer.number(1...6000))
        fuzzer.note("size \(id) \(knownSizes[id] ?? .zero)")
        if fuzzer.roll(2) == 0 { world.browser?.reloadData() }
      case 6, 7, 8:
        let isFailing = fuzzer.roll(4) == 0
        fuzzer.note(isFailing ? "fail" : "load")
        loads.endOne(at: fuzzer.roll(5), with: isFailing ? nil : picture())
      case 9:
        hasPlaceholders.toggle()
        world.hasThumbnails = fuzzer.roll(3) > 0
        fuzzer.note("placeholders \(hasPlaceholders) thumbnails \(world.hasThumbnails)")
      case 10:
        let (index, isAnimated) = (fuzzer.roll(12) - 2, fuzzer.roll(2) == 0)
        fuzzer.note("go to \(index) \(isAnimated)")
        world.browser?.goTo(index, animated: isAnimated)
      case 11:
        let isAnimated = fuzzer.roll(3) > 0
        fuzzer.note("close \(isAnimated)")
        world.browser?.close(animated: isAnimated)
      case 12:
        fuzzer.note("progress")
        if let id = world.browser?.currentID {
          world.browser?.setLoadingProgress(Double(fuzzer.number(-0.5...1.5)), for: id)
        }
      default:
        guard let browser = world.browser else { return }
        fuzzer.note("open again")
        browser.open(at: fuzzer.roll(4))
      }
      for _ in 0..<4 { await Task.yield() }
    }

    private func noteCells(_ pages: [UIView]) {
      for case let cell as ImageCell in pages {
        let box = cells[ObjectIdentifier(cell)] ?? WeakCell()
        box.cell = cell
        cells[ObjectIdentifier(cell)] = box
      }
    }

    var fault: String? {
      if let broken = world.stage.brokenLayer { return broken }
      if world.hidden.count > 1 { return "hidden thumbnails \(world.hidden)" }
      guard let browser = world.browser else { return nil }
      let pages = browser.pagingView.livePages.map(\.page)
      noteCells(pages)
      if pages.count > 5 { return "\(pages.count) pages" }
      if browser.pagingView.subviews.count != pages.count { return "pages that nobody holds" }
      if browser.pagingView.pool.count > 8 { return "\(browser.pagingView.pool.count) spare pages" }
      if browser.view.subviews.count > 6 { return "\(browser.view.subviews)" }
      if let index = browser.currentIndex, !world.ids.indices.contains(index) {
        return "at \(index)"
      }
      for case let cell as ImageCell in pages where !cell.imageLayout.isEmpty {
        // A pinch may exceed the limits by a factor of two at most.
        let (scale, most) = (cell.zoomScale, cell.imageLayout.maximumScale)
        let mayGlide = cell.zoomMotion.isMoving
        if scale < 0.499 || scale > most * 2.001 && !mayGlide { return "zoom \(scale) of \(most)" }
        if cell.subviews.count > 5 { return "\(cell.subviews)" }
      }
      return nil
    }

    var unrest: String? {
      if let recognizer = world.stage.busyRecognizer {
        return "\(recognizer) of \(String(describing: recognizer.view)) is \(recognizer.state)"
      }
      let isBarHidden = world.stage.window?.windowScene?.statusBarManager?.isStatusBarHidden
      if !world.hidden.isEmpty { return "hidden thumbnails \(world.hidden)" }
      guard let browser = world.browser else {
        if world.strayViews > 0 && !isPushed { return "views are left: \(world.strayViews)" }
        if isBarHidden == true { return "the status bar stays away" }
        if world.closed.count != opened { return "closed \(world.closed.count) of \(opened)" }
        let left = cells.values.compactMap(\.cell).count
        if left > 0 { return "\(left) cells are left" }
        cells = [:]
        return nil
      }
      let paging = browser.pagingView
      guard browser.isOpen else { return "the transition is \(browser.transitionController.phase)" }
      if paging.mode != .resting { return "the pages are \(paging.mode)" }
      if paging.position != paging.position.rounded() || paging.livePages.count > 3 {
        return "at \(paging.position) with \(paging.livePages.count) pages"
      }
      let shown = (paging.currentPage as? ImageCell)?.photoID?.typed(Int.self)
      guard let index = browser.currentIndex, shown == world.ids[index] else {
        return "shows \(String(describing: shown)) at \(String(describing: browser.currentIndex))"
      }
      if paging.livePages.filter({ !$0.page.isHidden }).count != 1 { return "not one page is seen" }
      if paging.isHidden || paging.alpha != 1 || !paging.transform.isIdentity {
        return "the pages are away"
      }
      if isBarHidden != true { return "the status bar is over the photo" }
      // Tab focuses the browser's buttons, which forward keys that they don't handle.
      let responder = world.stage.window?.firstResponder as? UIView
      if !browser.isFirstResponder && responder?.isDescendant(of: browser.view) != true {
        return "keys go elsewhere"
      }
      let photos = paging.livePages.compactMap { $0.page as? ImageCell }
      for cell in photos where !cell.imageLayout.isEmpty {
        if !cell.zoomMotion.isResting { return "a photo does not rest" }
        let frame = cell.zoomMotion.frame
        if distance(cell.imageLayout.clamped(frame), frame) > 0.01 { return "photo at \(frame)" }
        let (scale, most) = (cell.zoomScale, cell.imageLayout.maximumScale)
        if scale < 0.999 || scale > most * 1.001 { return "zoom \(scale) of \(most) at rest" }
      }
      return fault
    }

    func settle() async -> Bool {
      fuzzer.releaseAll()
      world.stage.prefersDarkAppearance = false
      for _ in 0..<3 {
        loads.endAll(with: world.image)
        for _ in 0..<6 { await Task.yield() }
        world.stage.advance(by: 1.5)
      }
      // The overlays hide after a time without input.
      world.stage.advance(by: 4)
      let frames = world.stage.presentedFrames
      world.stage.advance(by: 2)
      return world.stage.isAtRest && world.stage.presentedFrames == frames
    }
  }

  @Test(arguments: Effort.seeds(6, long: 100))
  func whateverHandsAndDataDoTheBrowserComesToRest(seed: UInt64) async {
    let scene = Scene(seed: seed)
    for round in 0..<5 {
      for _ in 0..<20 {
        if scene.world.browser == nil { scene.open() }
        if scene.fuzzer.roll(4) == 0 { await scene.change() } else { scene.fuzzer.act() }
        if let fault = scene.fault {
          Self.failed.append(scene)
          Issue.record("seed \(seed): \(fault) after \(scene.fuzzer.story)")
          return
        }
      }
      if round % 2 == 1 { scene.world.browser?.close(animated: round > 2) }
      let isAtRest = await scene.settle()
      if let unrest = scene.unrest ?? (isAtRest ? nil : "frames go on") {
        Self.failed.append(scene)
        Issue.record("seed \(seed): \(unrest) after \(scene.fuzzer.story)")
        return
      }
    }
    scene.world.browser?.close(animated: false)
    _ = await scene.settle()
  }
}
