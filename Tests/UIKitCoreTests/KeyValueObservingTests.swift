import Testing
import UIKit
import UIKitStage

/// What follows from a view's geometry can be observed by a key path.
@MainActor @Suite(.serialized) struct KeyValueObservingTests {
  private let stage = Stage(size: CGSize(width: 100, height: 100))

  @Test func eachChangeIsToldOnceWithItsValues() {
    let view = UIView()
    var changes: [(CGRect?, CGRect?)] = []
    let observation = view.observe(\.frame, options: [.new, .old]) { _, change in
      changes.append((change.oldValue, change.newValue))
    }
    let frame = CGRect(x: 1, y: 2, width: 30, height: 40)
    view.frame = frame
    view.frame = frame
    #expect(changes.count == 1 && changes[0].0 == .zero && changes[0].1 == frame)
    view.center = CGPoint(x: 50, y: 50)
    view.bounds.size.width = 60
    #expect(changes.count == 3)
    observation.invalidate()
    view.frame = .zero
    #expect(changes.count == 3)
  }

  @Test func theFirstValueIsToldWhereItIsAskedFor() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 5, height: 5))
    var told: [CGRect?] = []
    let observation = view.observe(\.bounds, options: [.initial, .new]) { told.append($1.newValue) }
    #expect(told == [view.bounds])
    withExtendedLifetime(observation) {}
  }

  @Test func aScrollViewTellsItsOffsetAndContentSize() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(scroll)
    var (offsets, sizes): ([CGPoint], [CGSize]) = ([], [])
    var observations = [
      scroll.observe(\.contentOffset, options: .new) { _, change in
        change.newValue.map { offsets.append($0) }
      },
      scroll.observe(\.contentSize, options: .new) { _, change in
        change.newValue.map { sizes.append($0) }
      },
    ]
    scroll.contentSize = CGSize(width: 100, height: 500)
    scroll.contentOffset = CGPoint(x: 0, y: 40)
    #expect(offsets == [CGPoint(x: 0, y: 40)] && sizes == [CGSize(width: 100, height: 500)])
    observations = []
    scroll.contentOffset = .zero
    #expect(offsets.count == 1, "an observation ends with its object")
  }
}
