import PhotoBrowsing
import Testing
import UIKit
import UIKitCompat
import UIKitStage

/// Each usage that the photo browser's manual shows, written against our API.
@MainActor @Suite(.serialized) struct Seed000BrowserTests {
  @Test("The default is a fade; assigning another transition is enough")
  func transitionProperty() {
    let world = AlbumStage()
    world.tap(1)
    #expect(world.browser?.transition is FadeTransition)
    world.stage.advance(by: 0.1)
    let opacity = world.browser?.view.layer.presentation()?.opacity ?? 1
    #expect(opacity > 0.1 && opacity < 0.9, "\(opacity) of it is seen half-way")
    #expect(world.browser?.view.layer.presentation()?.frame == world.screen.view.bounds)
    #expect(world.screen.thumbnail(1)?.isHidden == false)
    world.settle()
    #expect(world.browser?.isOpen == true)
    #expect(world.browser?.view.layer.presentation()?.opacity == 1)
    let other = AlbumStage()
    other.screen.configure = { [unowned screen = other.screen] browser, _ in
      browser.transition = NoTransition()
      browser.transition = ZoomTransition { screen.thumbnail($0) }
    }
    other.tap(1)
    other.stage.advance(by: 0.1)
    #expect(other.browser?.transition is ZoomTransition)
    #expect(other.screen.thumbnail(1)?.isHidden == true, "it moves and doesn't fade")
    #expect(other.browser?.view.layer.presentation()?.opacity == 1)
    other.settle()
    #expect(other.browser?.isOpen == true)
  }

  @Test("Zoom: return the view that shows a photo's thumbnail")
  func zoom() {
    let world = AlbumStage()
    world.screen.configure = { [unowned screen = world.screen] browser, indexPath in
      browser.transition = ZoomTransition { index in
        screen.thumbnail(index, section: indexPath.section)
      }
    }
    world.tap(2)
    #expect(world.screen.thumbnail(2)?.isHidden == true)
    world.settle()
    #expect(world.screen.thumbnail(2)?.isHidden == false)
    world.dragDown()
    #expect(world.browser == nil)
  }

  @Test("Smooth zoom: return a transition view and the thumbnail's frame")
  func smoothZoom() {
    let world = AlbumStage()
    var flown: [UIImageView] = []
    world.screen.configure = { [unowned screen = world.screen] browser, _ in
      browser.transition = SmoothZoomTransition { index, destination in
        guard let thumbnail = screen.thumbnail(index) else { return nil }
        let view = UIImageView(image: thumbnail.image)
        view.contentMode = thumbnail.contentMode
        view.clipsToBounds = true
        flown.append(view)
        return (view, thumbnail.convert(thumbnail.bounds, to: destination))
      }
    }
    world.tap(2)
    #expect(flown.count == 1 && flown[0].window != nil)
    world.settle()
    #expect(flown[0].window == nil && world.browser?.isOpen == true)
  }

  /// A custom transition, which gets the photo and is free to animate it in any way.
  final class DropTransition: NSObject, PhotoBrowserTransitioning {
    var isShowing = true
    weak var browser: PhotoBrowserController?
    var isNavigation = false

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      context.placeScreens(isShowing: isShowing)
      guard let view = browser?.view else { return context.completeTransition(true) }
      let (above, isShowing) = (CGAffineTransform(translationX: 0, y: -844), isShowing)
      if isShowing { view.transform = above }
      UIView.animate(withDuration: 0.3) {
        view.transform = isShowing ? .identity : above
      } completion: { _ in
        if !isShowing { view.removeFromSuperview() }
        context.completeTransition(true)
      }
    }
  }

  @Test("A custom transition")
  func ownTransition() {
    let world = AlbumStage()
    world.screen.configure = { browser, _ in browser.transition = DropTransition() }
    world.tap(0)
    world.stage.advance(by: 0.1)
    #expect((world.browser?.view.layer.presentation()?.frame.minY ?? 0) < -100)
    world.settle()
    #expect(world.browser?.isOpen == true)
    world.browser?.close(animated: true)
    world.settle()
    #expect(world.browser == nil)
  }

  /// Hears what the browser tells a transition that declares all of the protocol's properties.
  final class ListeningTransition: NSObject, PhotoBrowserTransitioning {
    static var heard: [String] = []
    var isShowing = true
    weak var browser: PhotoBrowserController?
    var isNavigation = false

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      Self.heard.append("\(isShowing) \(browser != nil) \(isNavigation)")
      context.placeScreens(isShowing: isShowing)
      context.completeTransition(isShowing: isShowing)
    }
  }

  @Test("A transition is told whether a navigation controller shows or hides the browser")
  func navigationTransition() {
    ListeningTransition.heard = []
    let world = AlbumStage(inNavigation: true)
    world.screen.configure = { browser, _ in browser.transition = ListeningTransition() }
    world.screen.method = .push(onto: nil)
    world.tap(0)
    world.settle()
    world.browser?.close(animated: true)
    world.settle()
    #expect(ListeningTransition.heard == ["true true true", "false true true"])
    world.screen.method = nil
    world.tap(0)
    world.settle()
    #expect(ListeningTransition.heard.last == "true true false")
  }

  /// Uses none of the protocol's properties, and declares none.
  final class PlainTransition: NSObject, PhotoBrowserTransitioning {
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.3
    }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isShowing = context.viewController(forKey: .to) is PhotoBrowserController
      context.placeScreens(isShowing: isShowing)
      let view = context.view(forKey: isShowing ? .to : .from)
      view?.alpha = isShowing ? 0 : 1
      UIView.animate(withDuration: 0.3) {
        view?.alpha = isShowing ? 1 : 0
      } completion: { _ in
        context.completeTransition(isShowing: isShowing)
      }
    }
  }

  @Test("A transition declares none of the protocol's properties that it doesn't use")
  func plainTransition() {
    let world = AlbumStage()
    world.screen.configure = { browser, _ in browser.transition = PlainTransition() }
    world.tap(0)
    world.settle()
    #expect(world.browser?.isOpen == true)
    world.browser?.close(animated: true)
    world.settle()
    #expect(world.browser == nil)
  }

  /// A page that names the view that zooms from the thumbnail.
  final class CardCell: UIView, PhotoBrowserCell {
    let pictureView = UIImageView()
    var zoomContentView: UIView? { pictureView }

    override init(frame: CGRect) {
      super.init(frame: frame)
      pictureView.contentMode = .scaleAspectFill
      addSubview(pictureView)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      pictureView.frame = CGRect(x: 20, y: 100, width: bounds.width - 40, height: 262.5)
    }
  }

  @Test("A custom page takes part in the zoom by returning its content view")
  func zoomSupport() {
    let world = AlbumStage()
    world.screen.configure = { [unowned screen = world.screen] browser, _ in
      browser.transition = ZoomTransition { screen.thumbnail($0) }
      browser.makeCell = { browser, index in
        let cell = browser.dequeueCell(CardCell.self) { CardCell() }
        cell.pictureView.image = screen.sections[0][index]
        return cell
      }
    }
    world.tap(2)
    world.settle()
    #expect(
      world.browser?.visibleContent?.frame == CGRect(x: 20, y: 100, width: 350, height: 262.5))
    world.browser?.close(animated: true)
    world.settle()
    #expect(world.browser == nil)
  }

  @Test("Photos from the network: any loader, with a placeholder until then")
  func network() async {
    let world = AlbumStage()
    let remote = Remote()
    world.screen.configure = { [unowned screen = world.screen] browser, _ in
      browser.placeholder = { screen.sections[0][$0] }
      browser.loadImage = { id, _ in try await remote.fetch("\(id)") }
    }
    world.tap(3)
    world.settle()
    let cell = world.browser?.currentCell as? ImageCell
    #expect(cell?.image === world.screen.sections[0][3])
    #expect(await world.stage.wait { remote.asked.contains("3") })
    remote.answer()
    #expect(await world.stage.wait { cell?.image === remote.image })
  }

  /// Stands for any image loader.
  @MainActor final class Remote {
    let image = AlbumScreen.pictures(1)[0]
    private var waiting: [CheckedContinuation<Void, Never>] = []
    private(set) var asked: [String] = []
    var onProgress: ((Double) -> Void)?

    func fetch(_ name: String) async throws -> UIImage {
      asked.append(name)
      onProgress?(0.5)
      await withCheckedContinuation { waiting.append($0) }
      return image
    }

    func answer() {
      let calls = waiting
      waiting = []
      for call in calls { call.resume() }
    }
  }

  /// An image page with a custom progress bar.
  final class LoadingCell: ImageCell {
    let bar = UIView()

    override init(frame: CGRect) {
      super.init(frame: frame)
      bar.backgroundColor = .white
      addSubview(bar)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
      super.layoutSubviews()
      bar.frame = CGRect(
        x: 0, y: bounds.height - 4, width: bounds.width * loadingProgress, height: 4)
    }

    override var loadingProgress: Double { didSet { setNeedsLayout() } }
  }

  @Test("A progress indicator: the image page's ring, or a custom one in a subclass")
  func progress() {
    let world = AlbumStage()
    let remote = Remote()
    world.screen.configure = { browser, _ in
      browser.makeCell = { browser, index in
        let cell = browser.dequeueCell(LoadingCell.self) { LoadingCell() }
        browser.configure(cell, at: index)
        return cell
      }
      browser.loadImage = { id, _ in try await remote.fetch("\(id)") }
    }
    world.tap(0)
    world.settle()
    world.browser?.setLoadingProgress(0.5, for: 0)
    world.stage.advance(frames: 1)
    #expect((world.browser?.currentCell as? LoadingCell)?.bar.frame.width == 195)
    remote.answer()
  }

  @Test("A button for the original, which is hidden once it is loaded")
  func original() async {
    let world = AlbumStage()
    let button = OriginalButton<Int>()
    let large = AlbumScreen.pictures(1)[0]
    var cache: [Int: UIImage] = [:]
    button.original = { cache[$0] == nil ? .remote(bytes: 2_500_000) : .cached }
    button.load = { id, _ in
      cache[id] = large
      return large
    }
    world.screen.configure = { browser, _ in browser.overlays = [button] }
    world.tap(1)
    world.settle()
    #expect(button.title == "View Original (2.5 MB)")
    world.stage.tap(at: CGPoint(x: 195, y: 770))
    #expect(await world.stage.wait { button.title == nil && cache[1] != nil })
    #expect((world.browser?.currentCell as? ImageCell)?.image === large)
  }

  @Test("Page indicators: dots, numbers, none")
  func indicators() {
    let world = AlbumStage()
    let numbers = NumberIndicator()
    world.screen.configure = { browser, _ in browser.pageIndicator = numbers }
    world.tap(1)
    world.settle()
    #expect(numbers.text == "2 / 8" && isAtTheBottom(numbers, of: world))
    world.swipeToNextPage()
    #expect(numbers.text == "3 / 8")
    let dots = DotIndicator()
    world.browser?.pageIndicator = dots
    world.settle()
    #expect(numbers.window == nil && isAtTheBottom(dots, of: world))
    #expect(brightest(of: dots) == [2] && dots.subviews.count == 8)
    world.swipeToNextPage()
    #expect(brightest(of: dots) == [3])
    world.browser?.pageIndicator = nil
    world.swipeToNextPage()
    #expect(dots.window == nil && world.browser?.currentIndex == 4)
    #expect(brightest(of: dots) == [3], "it is no longer updated")
    let single = AlbumStage(counts: [1])
    let lonely = NumberIndicator()
    single.screen.configure = { browser, _ in browser.pageIndicator = lonely }
    single.tap(0)
    single.settle()
    #expect(lonely.isHidden, "there is nothing to count")
  }

  @Test("Without another indicator, a number is shown where there are several photos")
  func defaultIndicator() throws {
    let world = AlbumStage()
    world.tap(1)
    world.settle()
    let indicator = try #require(world.browser?.pageIndicator as? NumberIndicator)
    #expect(indicator.text == "2 / 8" && isAtTheBottom(indicator, of: world))
    let single = AlbumStage(counts: [1])
    single.tap(0)
    single.settle()
    #expect(single.browser?.pageIndicator?.isHidden == true)
  }

  @Test("By default it is presented by the topmost controller, without a stack")
  func openByDefault() {
    let world = AlbumStage()
    let browser = PhotoBrowser<Int>()
    browser.numberOfPhotos = { 3 }
    browser.loadImage = { [screen = world.screen] index, _ in screen.sections[0][index] }
    browser.open(at: 1)
    world.settle()
    #expect(world.screen.presentedViewController === browser && browser.isOpen)
    #expect(browser.navigationController == nil && browser.currentIndex == 1)
  }

  private func isAtTheBottom(_ indicator: UIView, of world: AlbumStage) -> Bool {
    guard indicator.window != nil, !indicator.isHidden, indicator.alpha == 1 else { return false }
    let frame = indicator.convert(indicator.bounds, to: nil)
    return abs(frame.midX - 195) < 0.5 && frame.minY > 700 && frame.maxY < 844 && frame.width > 30
  }

  /// The indices of the brighter dots.
  private func brightest(of dots: DotIndicator) -> [Int] {
    let alphas = dots.subviews.map { $0.backgroundColor?.cgColor.alpha ?? 0 }
    return alphas.indices.filter { alphas[$0] == 1 }
  }

  @Test("Data that changes: delete on a long press, append while the browser is open")
  func changes() {
    let world = AlbumStage()
    let screen = world.screen
    var ids = Array(0..<8)
    screen.configure = { browser, _ in
      browser.numberOfPhotos = { ids.count }
      browser.photoID = { ids[$0] }
      browser.makeCell = { [unowned browser] _, index in
        let cell = browser.dequeueCell(ImageCell.self) { ImageCell() }
        browser.configure(cell, at: index)
        cell.onLongPress = { [unowned browser] press in
          guard press.state == .began, let index = browser.currentIndex else { return }
          ids.remove(at: index)
          browser.reloadData()
        }
        return cell
      }
    }
    world.tap(2)
    world.settle()
    world.stage.touchDown(at: CGPoint(x: 195, y: 420))
    world.stage.advance(by: 0.7)
    world.stage.touchUp()
    world.settle()
    #expect(ids == [0, 1, 3, 4, 5, 6, 7] && world.browser?.currentID == 3)
    ids += [8, 9]
    world.browser?.reloadData()
    world.browser?.goTo(8, animated: false)
    #expect(world.browser?.currentID == 9)
  }

  @Test("Photos of all sections in one sequence")
  func sections() {
    let world = AlbumStage(counts: [2, 3, 2])
    let screen = world.screen
    let sections = PhotoSections(counts: [2, 3, 2])
    var opened: IndexPath?
    screen.configure = { [unowned screen] browser, _ in
      browser.numberOfPhotos = { sections.count }
      browser.loadImage = { index, _ in
        let path = sections.indexPath(of: index) ?? IndexPath(item: 0, section: 0)
        return screen.sections[path.section][path.item]
      }
      browser.transition = ZoomTransition { index in
        sections.indexPath(of: index).flatMap { screen.thumbnail($0.item, section: $0.section) }
      }
      browser.onPageChange = { index, _ in opened = sections.indexPath(of: index) }
    }
    world.tap(1)
    world.browser?.goTo(sections.index(of: IndexPath(item: 1, section: 0)) ?? 0, animated: false)
    world.settle()
    world.swipeToNextPage()
    #expect(opened == IndexPath(item: 0, section: 1))
    world.browser?.close(animated: true)
    #expect(screen.thumbnail(0, section: 1)?.isHidden == true)
    world.settle()
    #expect(screen.thumbnail(0, section: 1)?.isHidden == false)
  }

  @Test("Vertical browsing is one property")
  func vertical() {
    let world = AlbumStage()
    world.screen.configure = { browser, _ in browser.scrollDirection = .vertical }
    world.tap(1)
    world.settle()
    world.stage.drag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 200), duration: 0.2)
    world.settle()
    #expect(world.browser?.currentIndex == 2)
  }

  /// Plays while it is visible.
  final class PlayingCell: UIView, PhotoBrowserCell {
    static var log: [String] = []
    var index = 0
    func pageWillAppear() { Self.log.append("will appear \(index)") }
    func pageDidAppear() { Self.log.append("play \(index)") }
    func pageWillDisappear() { Self.log.append("pause \(index)") }
  }

  @Test("The browser's closures are told of each cell and index that appears or disappears")
  func cellClosures() {
    let world = AlbumStage(counts: [3])
    var log: [String] = []
    world.screen.configure = { browser, _ in
      browser.cellWillAppear = { cell, index in log.append("will \(cell is ImageCell) \(index)") }
      browser.cellDidAppear = { _, index in log.append("did \(index)") }
      browser.cellWillDisappear = { _, index in log.append("leaves \(index)") }
      browser.cellDidDisappear = { _, index in log.append("left \(index)") }
    }
    world.tap(0)
    world.settle()
    #expect(log == ["will true 0", "did 0"])
    log = []
    world.swipeToNextPage()
    #expect(Set(log) == ["leaves 0", "will true 1", "left 0", "did 1"])
    world.dragDown()
    #expect(log.suffix(2) == ["leaves 1", "left 1"])
  }

  /// A last page that isn't a photo.
  final class MoreCell: UIView, PhotoBrowserCell {}

  @Test("Several cell classes, each told when it appears and disappears, and a custom last page")
  func severalClasses() {
    let world = AlbumStage(counts: [3])
    PlayingCell.log = []
    world.screen.configure = { browser, _ in
      browser.numberOfPhotos = { 4 }
      browser.makeCell = { browser, index in
        if index == 3 { return browser.dequeueCell(MoreCell.self) { MoreCell() } }
        guard index.isMultiple(of: 2) else { return nil }
        let cell = browser.dequeueCell(PlayingCell.self) { PlayingCell() }
        cell.index = index
        return cell
      }
    }
    world.tap(0)
    world.settle()
    #expect(PlayingCell.log == ["will appear 0", "play 0"])
    world.swipeToNextPage()
    #expect(world.browser?.currentCell is ImageCell && PlayingCell.log.last == "pause 0")
    world.swipeToNextPage()
    #expect(PlayingCell.log.suffix(2) == ["will appear 2", "play 2"])
    world.swipeToNextPage()
    #expect(world.browser?.currentCell is MoreCell)
  }

  @Test("Pushed onto a given stack or the current one", arguments: [true, false])
  func push(isGiven: Bool) {
    let world = AlbumStage(inNavigation: true)
    let navigation = world.screen.navigationController
    world.screen.method = .push(onto: isGiven ? navigation : nil)
    world.tap(4)
    world.settle()
    #expect(navigation?.topViewController === world.browser)
    world.dragDown()
    #expect(navigation?.topViewController === world.screen)
  }

  @Test(
    "Presented from the topmost controller, in its own stack if wanted", arguments: [true, false])
  func present(isEmbedded: Bool) {
    let world = AlbumStage()
    var stack: UINavigationController?
    let embed: @MainActor (PhotoBrowserController) -> UINavigationController = {
      let navigation = UINavigationController(rootViewController: $0)
      stack = navigation
      return navigation
    }
    world.screen.method = .present(from: nil, embed: isEmbedded ? embed : nil)
    world.tap(4)
    world.settle()
    #expect(world.screen.presentedViewController === (stack ?? world.browser))
    #expect(world.browser?.isOpen == true)
    world.dragDown()
    #expect(world.screen.presentedViewController == nil)
  }
}
