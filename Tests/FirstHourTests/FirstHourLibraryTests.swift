import Libraries
import Testing
import UIKit
import UIKitStage

/// Subclasses as libraries for iOS write them, which compile for both UIKits.
@MainActor @Suite(.serialized) struct FirstHourLibraryTests {
  private let place = FirstHourStage()
  private var stage: Stage { place.stage }

  @Test("Constraints of a subclass, made by a library's own words, are obeyed")
  func rules() {
    let screen = UIViewController()
    place.show(screen)
    let view = UIView()
    screen.view.addSubview(view)
    let made = view.rules {
      $0.set(.width, 100)
      $0.set(.height, view.side(.width).times(0.5).plus(4))
      $0.set(.centerX, screen.view.side(.centerX))
      $0.set(.top, screen.view.side(.top).plus(30))
    }
    stage.settle()
    #expect(view.frame == CGRect(x: 110, y: 30, width: 100, height: 54))
    #expect(made.first?.label == "UIView.7" && made.allSatisfy(\.isActive))
    #expect(RuleConstraint().firstItem == nil)
  }

  @Test("Layers with initializers of their own are drawn, animated and copied by init(layer:)")
  func layers() throws {
    let screen = UIViewController()
    place.show(screen)
    let ring = RingLayer(thickness: 6)
    screen.view.layer.addSublayer(ring)
    screen.view.layer.addSublayer(FadeLayer(from: .red, to: .blue))
    stage.settle()
    ring.opacity = 0.5
    stage.advance(by: 0.1)
    let shown = try #require(ring.presentation())
    #expect(shown.thickness == 6 && shown.opacity > 0.5 && shown.opacity < 1)
    #expect((WaveView().layer as? CAShapeLayer)?.lineWidth == 3)
  }

  @Test("A list dequeues a cell whose class has an initializer of its own besides")
  func collectionCells() throws {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 300),
      collectionViewLayout: SpiralLayout(step: 50))
    list.register(BadgeCell.self, forCellWithReuseIdentifier: "badge")
    let source = Items()
    list.dataSource = source
    let screen = UIViewController()
    screen.view.addSubview(list)
    place.show(screen)
    let cell = try #require(list.cellForItem(at: [0, 0]) as? BadgeCell)
    #expect(cell.text == "dequeued" && cell.frame.size == CGSize(width: 50, height: 50))
    #expect(BadgeCell(text: "made").text == "made" && TitleBand(title: "Top").frame == .zero)
    let attributes = list.layoutAttributesForItem(at: [0, 0])
    #expect(attributes is SpiralAttributes && attributes?.copy() is SpiralAttributes)
    source.count = 2
    Batcher().update(list) { list.insertItems(at: [[0, 1]]) }
    stage.settle()
    #expect(list.visibleCells.count == 2)
  }

  @Test("A table dequeues rows and headers by the initializers that Apple calls")
  func tableCells() {
    let table = UITableView()
    table.register(NoteRow.self, forCellReuseIdentifier: "note")
    table.register(SectionBand.self, forHeaderFooterViewReuseIdentifier: "band")
    let row = table.dequeueReusableCell(withIdentifier: "note")
    #expect(row is NoteRow && row?.detailTextLabel?.text == "note")
    #expect(row?.reuseIdentifier == "note")
    let band = table.dequeueReusableHeaderFooterView(withIdentifier: "band")
    #expect(band is SectionBand && band?.reuseIdentifier == "band")
    #expect(FormRow(title: "Name", detail: "Ada").detailTextLabel?.text == "Ada")
    #expect(NoteRow().frame.size == CGSize(width: 320, height: 44))
    #expect(NoteRow(frame: CGRect(x: 1, y: 2, width: 3, height: 4)).frame.width == 3)
    #expect(SectionBand(title: "Top").textLabel?.text == "Top")
  }

  @Test("Subclasses of alerts, windows and controls have the initializers of their classes")
  func screens() {
    let screen = UIViewController()
    place.show(screen)
    let alert = QuietAlert(title: "Title", message: nil, preferredStyle: .alert)
    #expect(alert.title == "Title" && alert.preferredStyle == .alert)
    #expect(alert.view.tintColor == .systemPink)
    var hasEnded = false
    var window: OverlayWindow? = OverlayWindow(frame: .zero)
    window?.onEnd = { hasEnded = true }
    window = nil
    #expect(hasEnded && window == nil)
    #expect(makeControls().count == 5)
  }

  @Test("A presentation of a library's own is dragged, springs back and is dragged away")
  func drawer() {
    let (screen, sheet, drawer) = (UIViewController(), UIViewController(), Drawer())
    place.show(screen)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = drawer
    screen.present(sheet, animated: true)
    stage.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 240, width: 320, height: 240))
    stage.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 300))
    stage.settle()
    #expect(sheet.view.frame.minY == 240 && screen.presentedViewController === sheet)
    stage.drag(from: CGPoint(x: 160, y: 260), to: CGPoint(x: 160, y: 460))
    stage.settle()
    #expect(screen.presentedViewController == nil && sheet.view.window == nil)
  }

  @Test("A plain object is the delegate of a list")
  func helpers() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize.height = 500
    let counter = ScrollCounter()
    scroll.delegate = counter
    scroll.contentOffset.y = 30
    scroll.contentOffset.y = 10
    #expect(counter.farthest == 30)
  }

  private final class Items: NSObject, UICollectionViewDataSource {
    var count = 1

    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      count
    }

    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "badge", for: indexPath)
    }
  }
}
