import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

@MainActor @Suite(.serialized) struct DataSourceTests {
  final class Album: PhotoBrowserDataSource {
    var names = ["a", "b", "c"]
    var loads: [String] = []
    let image = BrowserWorld.picture(width: 40, height: 30)

    func numberOfPhotos(in browser: PhotoBrowser<String>) -> Int { names.count }
    func photoBrowser(_ browser: PhotoBrowser<String>, idForPhotoAt index: Int) -> String? {
      names[index]
    }
    func photoBrowser(
      _ browser: PhotoBrowser<String>, cellForPhotoAt index: Int
    ) -> (any PhotoBrowserCell)? {
      names[index] == "c" ? browser.dequeueCell(CellTests.PlainCell.self) { .init() } : nil
    }
    func photoBrowser(
      _ browser: PhotoBrowser<String>, requestForPhoto id: String
    ) -> PhotoRequest {
      PhotoRequest(id: id) { [weak self] _ in
        guard let self else { throw CancellationError() }
        loads.append(id)
        return image
      }
    }
  }

  @Test("A data source provides counts, ids, cell classes and images, and isn't retained")
  func dataSource() async {
    let world = BrowserWorld()
    let browser = PhotoBrowser<String>()
    do {
      let album = Album()
      browser.setDataSource(album)
      browser.open(at: 1, from: world.root)
      world.settle()
      #expect(browser.currentID == "b")
      #expect(browser.pagingView.page(at: 2) is CellTests.PlainCell)
      #expect(browser.currentCell is ImageCell)
      #expect(
        await world.stage.wait { (browser.currentCell as? ImageCell)?.image === album.image })
      #expect(Set(album.loads) == ["a", "b"])
    }
    browser.reloadData()
    world.settle()
    #expect(world.root.presentedViewController == nil)
  }

  @Test("Each index maps to its index path and back")
  func sections() {
    let sections = PhotoSections(counts: [3, 0, 1, 4])
    #expect(sections.count == 8)
    for index in 0..<8 {
      let path = sections.indexPath(of: index)
      #expect(path.flatMap { sections.index(of: $0) } == index)
    }
    #expect(sections.indexPath(of: 3) == IndexPath(item: 0, section: 2))
    #expect(sections.indexPath(of: 8) == nil && sections.indexPath(of: -1) == nil)
    #expect(sections.index(of: IndexPath(item: 0, section: 1)) == nil)
    #expect(sections.index(of: IndexPath(item: 4, section: 3)) == nil)
    #expect(PhotoSections(counts: []).count == 0)
  }

  @Test("Near the end more photos are requested, once per number of photos")
  func nearEnd() {
    let world = BrowserWorld(count: 8)
    var asked = 0
    let browser = world.open(2) {
      $0.onNearEnd = {
        asked += 1
        guard world.ids.count < 12 else { return }
        world.ids += (world.ids.count..<world.ids.count + 4).map { $0 }
        world.browser?.reloadData()
      }
    }
    #expect(asked == 0)
    for _ in 0..<3 {
      browser.page(by: 1)
      world.settle()
    }
    #expect(asked == 1 && world.ids.count == 12 && browser.currentIndex == 5)
    browser.goTo(11, animated: false)
    browser.page(by: -1)
    world.settle()
    #expect(asked == 2)
  }

  @Test(
    "Fit rules: fit, fill width, and a custom maximum",
    arguments: [FitRule.automatic, .whole, .width])
  func fitRules(rule: FitRule) {
    var layout = ImageLayout(
      viewport: CGSize(width: 390, height: 844), photo: CGSize(width: 1080, height: 6000))
    layout.rule = rule
    layout.maximumZoom = 1.5
    layout.doubleTapZoom = 4
    #expect(layout.isLong == (rule != .whole))
    #expect(abs(layout.fitSize.width - (rule == .whole ? 151.92 : 390)) < 0.01)
    #expect(layout.maximumScale == 1.5 && layout.doubleTapScale == 1.5)
    layout.photo = CGSize(width: 1000, height: 2500)
    #expect(layout.isLong == (rule == .width))
  }

  @Test("A subclass changes the layout of its photos")
  func ownLayout() {
    final class WideCell: ImageCell {
      override func adjusted(_ layout: ImageLayout) -> ImageLayout {
        var layout = layout
        layout.rule = .width
        return layout
      }
    }
    let cell = WideCell(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    cell.setImage(BrowserWorld.picture(width: 300, height: 600))
    #expect(cell.imageView.frame == CGRect(x: 0, y: 0, width: 300, height: 600))
  }
}
