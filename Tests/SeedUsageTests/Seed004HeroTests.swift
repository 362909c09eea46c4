import HeroTransitions
import Testing
import UIKit
import UIKitStage

/// Each usage that the introduction to Hero shows, written against our API.
@MainActor @Suite(.serialized) struct Seed004HeroTests {
  /// Three views and a label, placed as a screen likes.
  final class Screen: UIViewController {
    let blueView = UIView()
    let purpleView = UIView()
    let greenView = UIView()
    let label = UILabel()
    private let offset: CGFloat
    private let side: CGFloat

    init(offset: CGFloat, side: CGFloat) {
      self.offset = offset
      self.side = side
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .white
      label.text = "Hero"
      let colors: [(UIView, UIColor)] = [
        (blueView, .blue), (purpleView, .purple), (greenView, .green), (label, .clear),
      ]
      for (index, (piece, color)) in colors.enumerated() {
        piece.backgroundColor = color
        piece.frame = CGRect(
          x: offset, y: offset + CGFloat(index) * (side + 10), width: side, height: side)
        view.addSubview(piece)
      }
      blueView.heroID = "blue"
      purpleView.heroID = "purple"
      greenView.heroID = "green"
      label.heroID = "label"
    }
  }

  @Test("Give views the same ids and say that Hero is enabled")
  func simplePresent() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    let transition = try #require(second.heroTransition)
    #expect(transition.isPresenting && transition.fromViewController === first)
    #expect(
      [second.blueView, second.purpleView, second.greenView, second.label].allSatisfy {
        $0.alpha == 0
      })
    stage.advance(by: 0.15)
    #expect(transition.progress > 0.2 && transition.progress < 0.9)
    stage.settle()
    #expect(
      [second.blueView, second.purpleView, second.greenView, second.label].allSatisfy {
        $0.alpha == 1
      })
    #expect(second.heroTransition == nil && second.presentingViewController === first)
    second.dismiss(animated: true)
    #expect(second.heroTransition?.isPresenting == false)
    stage.settle()
    #expect(first.view.window != nil && first.blueView.alpha == 1)
  }

  @Test("The transition is kept while it runs, and let go at its end")
  func context() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    weak var transition = second.heroTransition
    #expect(transition?.container != nil && transition?.state == .animating)
    stage.settle()
    #expect(transition == nil)
  }

  @Test("Presented by hand: an update moves it, and letting go finishes or takes it back")
  func interactive() throws {
    let stage = Stage(size: CGSize(width: 390, height: 844))
    let (first, second) = (Screen(offset: 20, side: 60), Screen(offset: 120, side: 120))
    stage.show(first)
    second.isHeroEnabled = true
    second.modalPresentationStyle = .fullScreen
    first.present(second, animated: true)
    second.heroTransition?.update(0.3)
    stage.advance(by: 1)
    #expect(second.heroTransition?.progress == 0.3)
    second.heroTransition?.cancel()
    stage.settle()
    #expect(second.presentingViewController == nil && first.blueView.alpha == 1)
  }
}
