import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Lists without an end: the app sets `contentOffset` whenever the content has moved too far.
@MainActor @Suite(.serialized) struct EndlessScrollTests {
  /// Goes back by some distance whenever the content has moved as far, in `layoutSubviews` as
  /// Apple's own sample does.
  private final class EndlessView: UIScrollView {
    var limit: CGFloat = 0
    var distance: CGFloat = 0
    private(set) var returns = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      guard distance > 0, contentOffset.x >= limit else { return }
      returns += 1
      contentOffset.x -= distance
    }
  }

  private func show(isPaging: Bool) -> (Stage, EndlessView) {
    let stage = Stage(size: CGSize(width: 300, height: 400))
    let controller = UIViewController()
    let view = EndlessView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentInsetAdjustmentBehavior = .never
    view.isPagingEnabled = isPaging
    view.contentSize = CGSize(width: isPaging ? 900 : 20_000, height: 400)
    controller.view.addSubview(view)
    stage.show(controller)
    view.contentOffset.x = isPaging ? 300 : 1000
    stage.settle()
    return (stage, view)
  }

  private func flick(_ stage: Stage) {
    stage.drag(from: CGPoint(x: 250, y: 200), to: CGPoint(x: 120, y: 200), duration: 0.1)
  }

  @Test func aPageThatIsExchangedWhileItMovesComesToRestOnce() {
    let (stage, view) = show(isPaging: true)
    view.limit = 510
    view.distance = 300
    flick(stage)
    stage.settle()
    #expect(view.returns == 1 && view.contentOffset.x == 300)
  }

  @Test func aThrowGoesOnAsFar() {
    let (plainStage, plain) = show(isPaging: false)
    flick(plainStage)
    plainStage.settle()
    let (stage, view) = show(isPaging: false)
    view.limit = plain.contentOffset.x - 60
    view.distance = 700
    flick(stage)
    stage.settle()
    #expect(view.returns == 1)
    #expect(abs(view.contentOffset.x - (plain.contentOffset.x - 700)) < 2)
  }

  @Test func aDragGoesOnFromThere() {
    let (stage, view) = show(isPaging: false)
    view.limit = 1050
    view.distance = 400
    stage.touchDown(at: CGPoint(x: 250, y: 200))
    stage.touchMove(to: CGPoint(x: 150, y: 200), duration: 0.2)
    let before = view.contentOffset.x
    stage.touchMove(to: CGPoint(x: 130, y: 200), duration: 0.1)
    #expect(view.returns == 1 && abs(view.contentOffset.x - before - 20) < 1)
    stage.advance(by: 0.3)
    stage.touchUp()
    stage.settle()
    #expect(view.contentOffset.x < 760)
  }

  @Test func animatedScrollingEndsWhereTheAppPutsTheContent() {
    let (stage, view) = show(isPaging: true)
    view.limit = 600
    view.distance = 300
    view.setContentOffset(CGPoint(x: 600, y: 0), animated: true)
    stage.settle()
    #expect(view.returns == 1 && view.contentOffset.x == 300)
  }

  @Test func settingTheOffsetByTheMethodStopsTheContent() {
    let (stage, view) = show(isPaging: false)
    flick(stage)
    stage.advance(by: 0.1)
    view.setContentOffset(view.contentOffset, animated: false)
    let stopped = view.contentOffset
    stage.settle()
    #expect(view.contentOffset == stopped)
  }
}
