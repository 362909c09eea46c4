import Testing
import UIKit
import UIKitCompat
import UIKitStage

@testable import Carousels

/// A carousel of numbers in a window, and a log of its events.
@MainActor final class CarouselWorld {
  final class Page: UIView { var item = -1 }

  struct Step: Equatable {
    var from: Int
    var to: Int
    var fraction: CGFloat
  }

  let stage: Stage
  let controller = UIViewController()
  let carousel: CarouselView<Page, Int>
  private(set) var displayed: [Int] = []
  private(set) var moves: [String] = []
  var steps: [Step] = []
  private(set) var pagesMade = 0

  init(
    count: Int = 5, size: CGSize = CGSize(width: 333.33, height: 200),
    direction: CarouselDirection = .leadingToTrailing, likeJJKit: Bool = false
  ) {
    stage = Stage(size: CGSize(width: 390, height: 844))
    var onDisplay: (Page, Int) -> Void = { _, _ in }
    var onMake: () -> Void = {}
    carousel = CarouselView(
      makePage: {
        onMake()
        return Page()
      },
      display: { onDisplay($0, $1) })
    carousel.frame = CGRect(origin: CGPoint(x: 20, y: 100), size: size)
    carousel.direction = direction
    if likeJJKit { carousel.useJJKitDefaults() }
    onDisplay = { [weak self] page, item in
      page.item = item
      self?.displayed.append(item)
    }
    onMake = { [weak self] in self?.pagesMade += 1 }
    carousel.willMove = { [weak self] in self?.moves.append("will \($0)") }
    carousel.didMove = { [weak self] in self?.moves.append("did \($0)") }
    carousel.onProgress = { [weak self] in
      self?.steps.append(Step(from: $0, to: $1, fraction: $2))
    }
    carousel.items = Array(0..<count)
    stage.show(controller)
    controller.view.addSubview(carousel)
    stage.advance(frames: 2)
  }

  var middle: CGPoint { CGPoint(x: carousel.frame.midX, y: carousel.frame.midY) }

  func forget() {
    displayed = []
    moves = []
    steps = []
  }

  /// The item of the view at the current item's resting position.
  var itemInView: Int? {
    let page = carousel.paging.livePages.first { _, page in
      abs(page.frame.midX - carousel.paging.restingFrame.midX) < 0.5
        && abs(page.frame.midY - carousel.paging.restingFrame.midY) < 0.5 && !page.isHidden
    }
    return (page?.page as? Page)?.item
  }

  /// Whether each "will" is followed by its "did" or by another "will", and every "did" has a
  /// "will".
  var isBalanced: Bool { isBalanced(byNumber: true) }

  func isBalanced(byNumber: Bool) -> Bool {
    var announced: Substring?
    for words in moves.map({ $0.split(separator: " ") }) {
      if words[0] == "will" {
        announced = words[1]
      } else if announced == nil || (byNumber && announced != words[1]) {
        return false
      } else {
        announced = nil
      }
    }
    return announced == nil
  }

  func leaveWindow() { carousel.removeFromSuperview() }
  func comeBack() { controller.view.addSubview(carousel) }
}
