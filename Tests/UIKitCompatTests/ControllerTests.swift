import Testing
import UIKit
import UIKitCompat
import UIKitStage

@MainActor @Suite(.serialized) struct ControllerTests {
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var isAllowed = true
    var told: [String] = []
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      isAllowed
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      told.append("attempt")
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      told.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      told.append("did")
    }
  }

  private let stage = Stage()
  private let root = UIViewController()

  init() { stage.show(root) }

  @Test("Escape is handled by the frontmost controller until its handler is removed")
  func escape() {
    var heard: [String] = []
    root.onEscape { heard.append("root") }
    stage.press(.keyboardEscape)
    let sheet = UIViewController()
    sheet.onEscape { heard.append("sheet") }
    root.present(sheet, animated: false)
    stage.settle()
    stage.press(.keyboardEscape)
    #expect(heard == ["root", "sheet"])
    sheet.dismiss(animated: false)
    stage.settle()
    root.onEscape(nil)
    stage.press(.keyboardEscape)
    #expect(heard == ["root", "sheet"])
  }

  @Test("The controller, a child or the delegate can prevent a dismissal")
  func dismissal() throws {
    let (sheet, child, delegate) = (UIViewController(), UIViewController(), Delegate())
    root.present(sheet, animated: false)
    stage.settle()
    let presentation = try #require(sheet.presentationController)
    #expect(presentation.allowsDismissalByPerson)
    presentation.delegate = delegate
    delegate.isAllowed = false
    #expect(!presentation.allowsDismissalByPerson)
    delegate.isAllowed = true
    sheet.isModalInPresentation = true
    #expect(!presentation.allowsDismissalByPerson)
    sheet.isModalInPresentation = false
    child.isModalInPresentation = true
    sheet.addChild(child)
    #expect(presentation.allowsDismissalByPerson, "a child that isn't shown")
    sheet.view.addSubview(child.view)
    #expect(!presentation.allowsDismissalByPerson)
  }

  @Test("A presentation's delegate is told of the attempt, the begin and the end")
  func told() throws {
    let (sheet, delegate) = (UIViewController(), Delegate())
    root.present(sheet, animated: false)
    stage.settle()
    let presentation = try #require(sheet.presentationController)
    presentation.notifyDelegateWillDismiss()
    presentation.delegate = delegate
    presentation.notifyDelegateDidAttemptToDismiss()
    presentation.notifyDelegateWillDismiss()
    presentation.notifyDelegateDidDismiss()
    #expect(delegate.told == ["attempt", "will", "did"])
  }

  @Test("A label's font follows the content size category, up to its maximum")
  func scaledFont() {
    let (free, bounded) = (UILabel(), UILabel())
    for label in [free, bounded] { root.view.addSubview(label) }
    free.setScaledFont(.systemFont(ofSize: 20))
    bounded.setScaledFont(.systemFont(ofSize: 20), maximum: 24)
    #expect(free.font.pointSize == 20)
    stage.textScale = 1.5
    stage.settle()
    #expect(free.font.pointSize > 24)
    #expect(bounded.font.pointSize == 24)
  }

  @Test("Closing the last window terminates the app")
  func close() {
    #expect(stage.exitStatus == nil)
    stage.window?.closeWindow()
    stage.advance(frames: 2)
    #expect(stage.exitStatus == 0)
  }
}

@MainActor @Suite(.serialized) struct CollectionPlaceTests {
  private final class Cell: UICollectionViewCell {
    let made: String
    init(frame: CGRect, made: String) {
      self.made = made
      super.init(frame: frame)
    }
    override convenience init(frame: CGRect) { self.init(frame: frame, made: "by itself") }
    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UICollectionViewDataSource {
    func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 90 }
    func collectionView(
      _ view: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    }
  }

  private let stage = Stage(size: CGSize(width: 300, height: 600))
  private let view: UICollectionView
  private let source = Source()

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 0
    layout.minimumInteritemSpacing = 0
    view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 300, height: 600), collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(Cell.self, forCellWithReuseIdentifier: "cell") {
      Cell(frame: $0, made: "by closure")
    }
    view.dataSource = source
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(view)
    stage.settle()
  }

  @Test("Cells are made by the closure that was registered for their class")
  func register() throws {
    let cell = try #require(view.cellForItem(at: IndexPath(item: 0, section: 0)) as? Cell)
    #expect(cell.made == "by closure")
  }

  @Test("The position in the middle is restored after the content has moved")
  func place() throws {
    view.contentOffset.y = 1030
    stage.settle()
    let position = try #require(view.middlePlace)
    // The row from 1,300 to 1,400 is nearest to the middle, which is at 1,330.
    #expect(position.indexPath == IndexPath(item: 40, section: 0))
    #expect(position.distance == 20)
    #expect(view.shows(position.indexPath))
    #expect(!view.shows(IndexPath(item: 0, section: 0)))
    view.contentOffset.y = 0
    stage.settle()
    view.scroll(to: position)
    #expect(view.contentOffset.y == 1030)
  }

  @Test("A position at the end scrolls as far as possible")
  func end() {
    view.scroll(to: .init(indexPath: IndexPath(item: 89, section: 0), distance: 0))
    #expect(view.contentOffset.y == 2400)
    view.scroll(to: .init(indexPath: IndexPath(item: 0, section: 0), distance: 0))
    #expect(view.contentOffset.y == 0)
  }
}
