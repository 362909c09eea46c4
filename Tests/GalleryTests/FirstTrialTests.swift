import Foundation
import HostInterface
import PhotoBrowsing
import PhotoIndexing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// What people who looked at the gallery for the first time couldn't see, or saw where nothing was.
@MainActor @Suite(.serialized) struct FirstTrialTests {
  private func white(_ file: URL) throws {
    let image = CGImage(width: 900, height: 900, isOpaque: true) { target in
      for offset in target.indices { target[offset] = 255 }
    }
    try VipsImageCodec().jpegData(image, quality: 0.9).write(to: file)
  }

  /// The brightness of what is seen at a point, 0…1, linear.
  private func light(_ stage: Stage, at point: CGPoint) throws -> Double {
    let picture = try #require(stage.picture(scale: 1))
    return picture.withPixels { pixels in
      let offset = Int(point.y) * picture.bytesPerRow + Int(point.x) * 4
      func linear(_ value: UInt8) -> Double {
        let share = Double(value) / 255
        return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
      }
      return 0.0722 * linear(pixels[offset]) + 0.7152 * linear(pixels[offset + 1]) + 0.2126
        * linear(pixels[offset + 2])
    }
  }

  @Test func whitePaperHasEdgesInTheGrid() async throws {
    let photos = try TestPhotos(count: 2)
    try white(photos.url(0))
    let world = try await SelectionWorld(photos: photos)
    defer { world.remove() }
    let index = try #require(world.gallery.photos.firstIndex { $0.name == "photo-00.jpg" })
    let cell = try #require(world.gallery.thumbnail(at: index))
    #expect(await world.stage.wait { cell.imageView.image != nil && world.stage.isAtRest })
    let frame = cell.convert(cell.bounds, to: nil)
    let (inside, edge) = (
      try light(world.stage, at: CGPoint(x: frame.minX + 20, y: frame.midY)),
      try light(world.stage, at: CGPoint(x: frame.minX, y: frame.midY))
    )
    #expect(inside > 0.95 && edge < 0.8 * inside, "\(inside), \(edge)")
  }

  /// An open photo that is white and fills the window, with the controls over it.
  private func whitePhoto() async throws -> PhotoPageWorld {
    let world = try await PhotoPageWorld(count: 2, size: CGSize(width: 800, height: 700)) {
      try white($0.url(0))
    }
    let index = try #require(world.gallery.photos.firstIndex { $0.name == "photo-00.jpg" })
    try await world.open(index)
    let cell = try #require(world.browser.currentCell as? ImageCell)
    #expect(await world.stage.wait { cell.isLoaded && world.stage.isAtRest })
    world.browser.zoom(.fill)
    world.stage.settle()
    world.browser.areControlsShown = true
    world.stage.advance(by: 0.5)
    return world
  }

  @Test func theBarIsReadableOverAWhitePhoto() async throws {
    let world = try await whitePhoto()
    let bar = try world.page.bar
    for label in [bar.nameLabel, bar.dateLabel] {
      let frame = label.convert(label.bounds, to: nil)
      for y in [frame.minY, frame.maxY - 1] {
        // Behind the end of the text.
        let ground = try light(world.stage, at: CGPoint(x: frame.maxX - 2, y: y))
        #expect(1.05 / (ground + 0.05) >= 4.5, "\(label.text ?? ""), \(ground)")
      }
    }
  }

  @Test func whatLiesOverAPhotoHasAGround() async throws {
    let world = try await whitePhoto()
    let number = try #require(world.browser.pageIndicator as? NumberIndicator)
    let frame = number.convert(number.bounds, to: nil)
    let ground = try light(world.stage, at: CGPoint(x: frame.minX + 8, y: frame.midY))
    #expect(1.05 / (ground + 0.05) >= 4.5, "\(ground)")
    let live = LivePhotoCell()
    live.motion = world.photos.url(1)
    let badge = live.subviews.lazy.compactMap { $0 as? UILabel }.first {
      $0.text?.contains("LIVE") == true
    }
    #expect((badge?.backgroundColor?.cgColor.alpha ?? 0) >= 0.6)
  }

  @Test func photosFadeBelowAHeadingThatStays() throws {
    let heading = SectionHeading(frame: CGRect(x: 0, y: 0, width: 400, height: 44))
    heading.show("May 2020")
    heading.layoutIfNeeded()
    let ground = try #require(heading.layer.sublayers?.compactMap { $0 as? CAGradientLayer }.first)
    let alphas = (ground.colors ?? []).compactMap { ($0 as? CGColor)?.alpha }
    #expect(alphas.last == 0 && ground.frame == heading.bounds)
    #expect((alphas.first ?? 0) > 0.9, "the title itself can be read")
  }

  @Test func longNamesOfTheSidebarGoUpToTheirNumber() async throws {
    let world = try await SelectionWorld(count: 3, size: CGSize(width: 1280, height: 800))
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    let name = "A very long name of a folder that can’t be shown whole"
    let folder = FileID(path: world.photos.folder.path).appending(name)
    gallery.files.work.perform(.makeFolder(folder))
    gallery.files.move([gallery.photos[0]], to: folder)
    let list = gallery.sidebar.main.sidebar
    func row() -> UICollectionViewCell? {
      list.dataSource?.indexPath(for: .scope(.folder(folder))).flatMap {
        list.collectionView?.cellForItem(at: $0)
      }
    }
    #expect(
      await stage.wait { row()?.accessibilityLabel == "\(name), One item" && stage.isAtRest })
    func labels(_ view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap(labels)
    }
    let cell = try #require(row())
    let all = labels(cell)
    let title = try #require(all.first { $0.text == name })
    let number = try #require(all.first { $0.text == "1" })
    let gap =
      number.convert(number.bounds, to: cell).minX - title.convert(title.bounds, to: cell).maxX
    #expect(gap >= 4 && gap <= 12, "\(gap)")
  }

  @Test func aDropCountsWhileTheListScrollsUnderIt() async throws {
    let world = try await SelectionWorld(count: 4, size: CGSize(width: 1280, height: 500))
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    for number in 10..<60 {
      let folder = world.photos.folder.appendingPathComponent("Folder \(number)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let sidebar = gallery.sidebar.main.sidebar
    let last = SidebarItem.scope(
      .folder(FileID(path: world.photos.folder.path).appending("Folder 59")))
    #expect(
      await stage.wait { sidebar.dataSource?.indexPath(for: last) != nil && stage.isAtRest })
    let list = try #require(sidebar.collectionView)
    let edge = list.convert(CGPoint(x: list.bounds.midX, y: list.bounds.maxY - 20), to: nil)
    let before = list.contentOffset.y
    world.drag(from: world.middle(0), to: edge)
    for _ in 0..<200 where list.contentOffset.y < before + 300 { stage.advance(frames: 1) }
    #expect(list.contentOffset.y >= before + 300, "it scrolls")
    let at = list.convert(edge, from: nil)
    let path = try #require(list.indexPathForItem(at: at))
    let under = sidebar.dataSource?.itemIdentifier(for: path)
    world.mouse(.ended, edge)
    stage.settle()
    let question = try #require(gallery.frontController as? UIAlertController)
    guard case .scope(.folder(let folder)) = under else { return _ = Issue.record("no folder") }
    #expect(question.message?.contains("“Folder ") == true)
    let number = Int(folder.displayName.suffix(2)) ?? 0
    // One row further, if it scrolled on in the frame of the drop.
    #expect(
      (number - 1...number + 1).contains { question.message?.contains("“Folder \($0)”") == true },
      "\(question.message ?? ""), \(folder.displayName)")
  }

  @Test func aFolderThatTakesLongSaysThatItIsRead() async throws {
    let photos = try TestPhotos(count: 2)
    defer { photos.remove() }
    let stage = Stage(size: CGSize(width: 900, height: 700))
    let delegate = AppDelegate(paths: [photos.folder])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    func spinner() -> UIActivityIndicatorView? {
      gallery.library.grid.view.subviews.lazy.compactMap { $0 as? UIActivityIndicatorView }.first {
        $0.isAnimating
      }
    }
    #expect(gallery.library.photoLibrary.state == .scanning)
    stage.advance(frames: 3)
    #expect(spinner() == nil, "not for a moment")
    stage.advance(by: 1)
    let shown = try #require(spinner())
    #expect(abs(shown.center.x - gallery.library.grid.view.bounds.midX) < 1)
    #expect(await stage.wait { gallery.photos.count == 2 })
    #expect(spinner() == nil)
    #expect(await stage.wait { stage.isAtRest })
  }

  @Test func tagsAreReadThatTheLibraryDoesNotKnowYet() async throws {
    let photos = try DatedPhotos(count: 2)
    let id = photos.url(photos.names[0]).file
    _ = try MetadataWriter().apply([.addKeywords(["Rome"]), .title("Forum")], to: id)
    let stage = Stage()
    let library = PhotoLibrary(paths: [photos.folder])
    let tagging = PhotoTagging(library: library, history: UndoHistory())
    let file = try #require(FolderScan([photos.folder]).files.first { $0.id == id })
    #expect(Photo(file).tags.isEmpty)
    var described: [Photo]?
    tagging.describe([Photo(file)]) { described = $0 }
    #expect(await stage.wait { described != nil })
    #expect(described?.first?.tags == ["Rome"] && described?.first?.details?.title == "Forum")
    let screen = UIViewController()
    stage.show(screen)
    let question = TagsQuestion([Photo(file)], tagging: tagging)
    question.ask(over: screen)
    func field() -> UITextField? {
      (screen.presentedViewController as? UIAlertController)?.textFields?.first
    }
    #expect(field()?.text == "")
    #expect(await stage.wait { field()?.text == "Rome, " })
    library.close()
  }

  @Test func photosThatAreDraggedAlongFade() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    let (stage, gallery) = (world.stage, world.gallery)
    gallery.library.selection.set(Set([0, 2, 3].map { gallery.photos[$0].id }))
    stage.settle()
    func faded() -> [Int] {
      (0..<6).filter { index in
        gallery.thumbnail(at: index).map { $0.alpha * $0.contentView.alpha < 0.9 } ?? false
      }
    }
    let start = world.middle(2)
    world.drag(from: start, to: CGPoint(x: start.x + 60, y: start.y + 40))
    #expect(faded() == [0, 2, 3])
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(faded().isEmpty)
    world.mouse(.ended, start)
  }

  @Test func aTileDoesNotWarnOfAFileThatIsBeingMoved() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let cell = PhotoGridCell(frame: CGRect(x: 0, y: 0, width: 150, height: 150))
    func isWarning() -> Bool {
      cell.contentView.subviews.contains {
        ($0 as? UILabel)?.text?.contains("photo-01") == true && !$0.isHidden
      }
    }
    let photo = try #require(world.gallery.photos.first { $0.name == "photo-01.jpg" })
    world.gallery.shownLibrary.thumbnails.forget { _ in true }
    try FileManager.default.removeItem(at: photo.url)
    cell.show(photo, pixels: 300, from: world.gallery.shownLibrary.thumbnails)
    #expect(await world.stage.wait { cell.failure != nil })
    #expect(!isWarning())
    world.stage.advance(by: 3)
    #expect(isWarning())
  }

  @Test func aClickWithoutAMovementShowsTheControls() async throws {
    let world = try await PhotoPageWorld(count: 2)
    try await world.open(0)
    let point = CGPoint(x: 550, y: 350)
    world.stage.hover(at: point)
    world.stage.advance(by: 10)
    #expect(!world.browser.areControlsShown)
    world.stage.mouseDown(at: point)
    world.stage.mouseUp()
    world.stage.advance(by: 0.1)
    #expect(world.browser.areControlsShown && world.browser.isOpen)
    #expect(world.browser.currentIndex == 0)
  }
}
