import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// The callbacks of a page, in order.
final class ToldLog {
  var told: [String] = []
}

/// A screen of colored views with ids, which counts its callbacks.
@MainActor class HeroPage: UIViewController, HeroViewControllerDelegate {
  let name: String
  var pieces: [String: UIView] = [:]
  var told: [String] { log.told }
  /// Outlives the page.
  var log = ToldLog()
  var onLoad: ((HeroPage) -> Void)?
  /// Called when a transition begins.
  var onWill: (() -> Void)?

  init(_ name: String, onLoad: ((HeroPage) -> Void)? = nil) {
    self.name = name
    self.onLoad = onLoad
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    onLoad?(self)
    // It would retain what it captured.
    onLoad = nil
  }

  @discardableResult func add(
    _ id: String, _ frame: CGRect, _ color: UIColor = .red, to parent: UIView? = nil
  ) -> UIView {
    let piece = UIView(frame: frame)
    piece.backgroundColor = color
    piece.heroID = id
    (parent ?? view).addSubview(piece)
    pieces[id] = piece
    return piece
  }

  func heroWillStartTransition() {
    log.told.append("will")
    onWill?()
  }
  func heroDidEndTransition() { log.told.append("end") }
  func heroDidCancelTransition() { log.told.append("cancel") }
}

/// Two pages with a square each, on a stage.
@MainActor final class HeroWorld {
  let stage: Stage
  let first: HeroPage
  let second: HeroPage
  let window: UIWindow
  var navigation: UINavigationController?
  static let small = CGRect(x: 20, y: 100, width: 100, height: 100)
  static let large = CGRect(x: 120, y: 400, width: 200, height: 200)

  enum Kind { case modal, navigation }

  init(
    _ kind: Kind = .modal, size: CGSize = CGSize(width: 400, height: 800),
    _ first: ((HeroPage) -> Void)? = nil, _ second: ((HeroPage) -> Void)? = nil
  ) {
    stage = Stage(size: size)
    stage.frameInterval = 1.0 / 120
    self.first = HeroPage("first", onLoad: first ?? { $0.add("blue", Self.small) })
    self.second = HeroPage("second", onLoad: second ?? { $0.add("blue", Self.large) })
    if kind == .navigation {
      let navigation = UINavigationController(rootViewController: self.first)
      navigation.isNavigationBarHidden = true
      navigation.isHeroEnabled = true
      self.navigation = navigation
      window = stage.show(navigation)
    } else {
      self.second.isHeroEnabled = true
      self.second.modalPresentationStyle = .fullScreen
      window = stage.show(self.first)
    }
    stage.settle()
  }

  /// Presents or pushes the second page.
  @discardableResult func go() -> HeroTransition? {
    if let navigation {
      navigation.pushViewController(second, animated: true)
    } else {
      first.present(second, animated: true)
    }
    return second.heroTransition
  }

  func back() -> HeroTransition? {
    if let navigation {
      navigation.popViewController(animated: true)
    } else {
      first.dismiss(animated: true)
    }
    return second.heroTransition
  }

  func advance(_ seconds: Double) { stage.advance(by: seconds) }
  func settle() { stage.settle() }

  /// The frame of the matched view in window coordinates.
  func flight(_ id: String, of transition: HeroTransition?) -> CGRect? {
    guard let element = transition?.planner?.elements.first(where: { $0.id == id }) else {
      return nil
    }
    return element.view.convert(element.view.bounds, to: nil)
  }
}

/// All state of a view tree that a transition must restore.
@MainActor struct TreeRecord {
  struct Entry: Equatable {
    var name: String
    var view: ObjectIdentifier
    var parent: ObjectIdentifier?
    var bounds: CGRect
    var center: CGPoint
    var alpha: CGFloat
    var isHidden: Bool
    var transform: CATransform3D
    var shadowOpacity: Float
    var cornerRadius: CGFloat
    var background: UIColor?

    static func == (a: Self, b: Self) -> Bool {
      a.view == b.view && a.parent == b.parent && a.bounds == b.bounds && a.center == b.center
        && a.alpha == b.alpha && a.isHidden == b.isHidden
        && CATransform3DEqualToTransform(a.transform, b.transform)
        && a.shadowOpacity == b.shadowOpacity && a.cornerRadius == b.cornerRadius
        && a.background == b.background
    }
  }

  let entries: [Entry]

  /// A description for failed tests.
  func changes(since before: TreeRecord) -> [String] {
    let (old, new) = (before.entries, entries)
    guard old.map(\.view) == new.map(\.view) else {
      return ["views: \(old.map(\.name)) became \(new.map(\.name))"]
    }
    return zip(old, new).filter { $0 != $1 }.map { "\($0) became \($1)" }
  }

  init(_ root: UIView) {
    var found: [Entry] = []
    func visit(_ view: UIView) {
      found.append(
        Entry(
          name: "\(type(of: view)) \(view.heroID ?? "")", view: ObjectIdentifier(view),
          parent: view.superview.map(ObjectIdentifier.init),
          bounds: view.bounds, center: view.center, alpha: view.alpha, isHidden: view.isHidden,
          transform: view.layer.transform, shadowOpacity: view.layer.shadowOpacity,
          cornerRadius: view.layer.cornerRadius, background: view.backgroundColor))
      // The internal views of bars are not compared.
      guard !(view is UINavigationBar || view is UITabBar) else { return }
      for subview in view.subviews { visit(subview) }
    }
    visit(root)
    entries = found
  }
}

func near(_ a: CGFloat?, _ b: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool {
  a.map { abs($0 - b) <= tolerance } ?? false
}

func near(_ a: CGRect?, _ b: CGRect, _ tolerance: CGFloat = 0.5) -> Bool {
  near(a?.minX, b.minX, tolerance) && near(a?.minY, b.minY, tolerance)
    && near(a?.width, b.width, tolerance) && near(a?.height, b.height, tolerance)
}

extension CGImage {
  /// Red, green and blue.
  @MainActor func color(at point: CGPoint) -> [UInt8] {
    let index = Int(point.y) * bytesPerRow + Int(point.x) * 4
    return withPixels { [$0[index + 2], $0[index + 1], $0[index]] }
  }
}
