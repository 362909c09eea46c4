import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// What a modifier says happens, whatever moves: the view itself or a picture of it, matched or
/// not.
@MainActor @Suite(.serialized) struct ModifierTableTests {
  enum Kind: CaseIterable, Sendable {
    /// The view itself: in its place, or in the overlay if it is matched.
    case live
    case picture, label, imageView
  }

  /// A view on the second screen and, if it is matched, one on the first.
  @MainActor private final class World {
    let world: HeroWorld
    let views: [UIView]
    var going: HeroTransition?

    init(_ kind: Kind, isMatched: Bool, _ modifiers: [[HeroModifier]]) throws {
      var made: [UIView] = []
      world = HeroWorld(
        .modal,
        { page in
          for index in modifiers.indices where isMatched {
            let view = World.make(kind, CGRect(x: 10, y: 10 + index * 40, width: 30, height: 30))
            view.heroID = "it \(index)"
            page.view.addSubview(view)
          }
        },
        { page in
          for (index, list) in modifiers.enumerated() {
            let view = World.make(kind, CGRect(x: 100, y: 20 + index * 60, width: 60, height: 50))
            view.heroID = isMatched ? "it \(index)" : nil
            let added: [HeroModifier] =
              switch (kind, isMatched) {
              case (.live, true): [.useNoSnapshot]
              case (.live, false): []
              default: [.useGlobalCoordinateSpace]
              }
            view.heroModifiers = list + added
            page.view.addSubview(view)
            made.append(view)
          }
        })
      world.second.heroModalAnimationType = .none
      world.second.loadViewIfNeeded()
      views = made
    }

    static func make(_ kind: Kind, _ frame: CGRect) -> UIView {
      let view: UIView
      switch kind {
      case .live, .picture:
        view = UIView()
        let spot = UIView(frame: CGRect(x: 2, y: 2, width: 5, height: 5))
        spot.backgroundColor = .black
        view.addSubview(spot)
      case .label:
        let label = UILabel()
        label.text = "Hero"
        view = label
      case .imageView:
        let imageView = UIImageView(
          image: UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image {
            UIColor.orange.setFill()
            $0.fill(CGRect(x: 0, y: 0, width: 40, height: 30))
          })
        imageView.contentMode = .scaleAspectFill
        view = imageView
      }
      view.frame = frame
      view.backgroundColor = .white
      return view
    }

    /// Looks at one of the views at the start and the end of presenting, then of dismissing.
    func looks(
      _ body: (_ isDismissing: Bool, _ isEnd: Bool, _ look: (Int) throws -> Look) throws -> Void
    ) throws {
      for isDismissing in [false, true] {
        let transition = try #require(isDismissing ? world.back() : world.go())
        for isEnd in [false, true] {
          transition.update(isEnd ? 1 : 0)
          try body(isDismissing, isEnd) { try self.look(at: $0, transition) }
        }
        transition.finish(animate: false)
        world.settle()
      }
      for view in views {
        #expect(view.alpha == 1 && view.layer.zPosition == 0 && view.backgroundColor == .white)
        #expect(view.layer.cornerRadius == 0 && view.layer.contentsRect == Look.whole)
        #expect(CATransform3DIsIdentity(view.layer.transform) && view.layer.shadowPath == nil)
      }
    }

    func look(at index: Int, _ transition: HeroTransition) throws -> Look {
      let view = views[index]
      // A view without modifiers doesn't take part.
      let participant = transition.scene?.participants.first { $0.view === view }
      let element = participant.flatMap { transition.planner?.element(of: $0) }
      return element.map { Look($0.view) } ?? Look(view)
    }
  }

  /// What is seen of a view or of the element that moves in its place.
  @MainActor private struct Look {
    static let whole = CGRect(x: 0, y: 0, width: 1, height: 1)
    var opacity: CGFloat = 1
    var background = HeroColor(red: 1, green: 1, blue: 1, alpha: 1)
    var cornerRadius: CGFloat = 0
    var borderWidth: CGFloat = 0
    var borderColor = HeroColor.clear
    var shadow = ElementShadow()
    var shadowPath: CGPath?
    var overlay = HeroColor.clear
    var contentsRect = whole
    var contentsScale: [CGFloat] = []
    var masks = false
    var zPosition: CGFloat = 0
    var transform = CATransform3DIdentity

    init() {}

    init(_ view: UIView) {
      self.init(frame: view, pane: view, contents: [view], tint: nil)
      // Only the overlay covers the whole view.
      overlay = Look.color(of: view.subviews.last { $0.frame == view.bounds })
      background = HeroColor(view.backgroundColor?.cgColor)
    }

    init(_ element: ElementView) {
      let contents = element.pane.subviews.filter { $0 !== element.tint }
      self.init(frame: element, pane: element.pane, contents: contents, tint: element.tint)
    }

    private init(frame: UIView, pane: UIView, contents: [UIView], tint: UIView?) {
      opacity = frame.alpha
      background = HeroColor(pane.layer.backgroundColor)
      cornerRadius = pane.layer.cornerRadius
      borderWidth = pane.layer.borderWidth
      borderColor = HeroColor(pane.layer.borderColor)
      shadow = ElementShadow(frame.layer)
      shadowPath = frame.layer.shadowPath
      overlay = Look.color(of: tint)
      contentsRect = contents.first?.layer.contentsRect ?? .null
      contentsScale = contents.map(\.layer.contentsScale)
      masks = pane.clipsToBounds
      zPosition = frame.layer.zPosition
      transform = frame.layer.transform
    }

    private static func color(of tint: UIView?) -> HeroColor {
      guard let tint else { return .clear }
      var color = HeroColor(tint.backgroundColor?.cgColor)
      color.alpha *= tint.alpha
      return color
    }
  }

  private static let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
  private static let crop = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)

  private struct Row {
    let name: String
    let modifiers: [HeroModifier]
    /// Whether it doesn't change on the way.
    var isFixed = false
    /// Whether a match determines it.
    var isGeometry = false
    let says: (Look) -> Bool
  }

  private var rows: [Row] {
    [
      Row(name: "overlay", modifiers: [.overlay(color: .red, opacity: 0.4)]) {
        near($0.overlay.alpha, 0.4, 0.01) && near($0.overlay.red, 1, 0.01)
      },
      Row(name: "background", modifiers: [.backgroundColor(.green)]) {
        near($0.background.red, 0, 0.01) && near($0.background.alpha, 1, 0.01)
      },
      Row(name: "corners", modifiers: [.cornerRadius(12)]) { near($0.cornerRadius, 12, 0.01) },
      Row(name: "border", modifiers: [.borderWidth(3), .borderColor(.blue)]) {
        near($0.borderWidth, 3, 0.01) && near($0.borderColor.blue, 1, 0.01)
      },
      Row(
        name: "shadow",
        modifiers: [
          .shadowOpacity(0.5), .shadowRadius(9), .shadowOffset(CGSize(width: 1, height: 2)),
          .shadowColor(.red),
        ]
      ) {
        near($0.shadow.opacity, 0.5, 0.01) && near($0.shadow.radius, 9, 0.01)
          && near($0.shadow.offset.height, 2, 0.01) && near($0.shadow.color.red, 1, 0.01)
      },
      Row(name: "contents rect", modifiers: [.contentsRect(Self.crop)]) {
        near($0.contentsRect, Self.crop, 0.001)
      },
      Row(name: "contents scale", modifiers: [.contentsScale(3)], isFixed: true) {
        !$0.contentsScale.isEmpty && $0.contentsScale.allSatisfy { $0 == 3 }
      },
      Row(name: "masks", modifiers: [.masksToBounds(true)], isFixed: true) { $0.masks },
      Row(
        name: "no masks", modifiers: [.masksToBounds(false), .cornerRadius(4)], isFixed: true
      ) { !$0.masks },
      Row(name: "z", modifiers: [.zPosition(7)], isFixed: true) { $0.zPosition == 7 },
      Row(
        name: "shadow path", modifiers: [.shadowPath(Self.path), .shadowOpacity(1)],
        isFixed: true
      ) { $0.shadowPath?.boundingBox == Self.path.boundingBox },
      Row(name: "opacity", modifiers: [.opacity(0.3)], isGeometry: true) {
        near($0.opacity, 0.3, 0.01)
      },
      Row(
        name: "in space", modifiers: [.perspective(500), .rotate(y: 1), .translate(x: 5, z: 3)],
        isGeometry: true
      ) { (look: Look) -> Bool in
        let wanted = HeroTargetState([.perspective(500), .rotate(y: 1), .translate(x: 5, z: 3)])
        return Self.isNear(wanted.transform ?? CATransform3DIdentity, look.transform)
      },
    ]
  }

  private static func isNear(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
    let paths: [KeyPath<CATransform3D, CGFloat>] = [
      \.m11, \.m12, \.m13, \.m14, \.m21, \.m22, \.m23, \.m24, \.m31, \.m32, \.m33, \.m34, \.m41,
      \.m42, \.m43, \.m44,
    ]
    return paths.allSatisfy { abs(a[keyPath: $0] - b[keyPath: $0]) < 1e-6 }
  }

  @Test(
    "Each modifier says how the view looks at the other end",
    arguments: Kind.allCases, [true, false])
  func table(_ kind: Kind, _ isMatched: Bool) throws {
    let rows = rows.filter { !isMatched || !$0.isGeometry }
    let world = try World(kind, isMatched: isMatched, rows.map(\.modifiers))
    try world.looks { isDismissing, isEnd, look in
      for (index, row) in rows.enumerated() {
        let isAway = isEnd == isDismissing
        let says = row.says(try look(index))
        #expect(says == (row.isFixed || isAway), "\(row.name), dismissing \(isDismissing) \(isEnd)")
      }
    }
  }

  @Test(
    "What begins the transition stays until its end",
    arguments: Kind.allCases, [true, false])
  func begin(_ kind: Kind, _ isMatched: Bool) throws {
    let rows = rows.filter { !isMatched || !$0.isGeometry }
    let world = try World(kind, isMatched: isMatched, rows.map { [.beginWith($0.modifiers)] })
    try world.looks { isDismissing, isEnd, look in
      for (index, row) in rows.enumerated() {
        let found = try look(index)
        #expect(row.says(found), "\(row.name), dismissing \(isDismissing) \(isEnd)")
      }
    }
  }

  @Test(
    "What is applied or retargeted on the way happens as well",
    arguments: [true, false])
  func onTheWay(_ isMatched: Bool) throws {
    let modifiers: [HeroModifier] = [
      .cornerRadius(1), .backgroundColor(.green), .overlay(color: .blue, opacity: 0.1),
      .borderWidth(1),
    ]
    let world = try World(.picture, isMatched: isMatched, [modifiers])
    let live = try World(.live, isMatched: false, [modifiers])
    for world in [world, live] {
      let transition = try #require(world.world.go())
      transition.update(0.5)
      let view = world.views[0]
      transition.apply(
        [.cornerRadius(9), .backgroundColor(.red), .overlay(color: .red, opacity: 0.7)], to: view)
      let held = try world.look(at: 0, transition)
      #expect(held.cornerRadius == 9 && near(held.background.red, 1, 0.01))
      #expect(near(held.overlay.alpha, 0.7, 0.01) && near(held.overlay.red, 1, 0.01))
      transition.changeTarget([.borderWidth(20)], to: view)
      transition.update(1)
      #expect(near(try world.look(at: 0, transition).borderWidth, 20, 0.01))
      transition.cancel(animate: false)
    }
  }

  // MARK: Made up

  @Test("A thousand sets of modifiers: both ends are as they say", arguments: Kind.allCases)
  func sets(_ kind: Kind) throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<24 {
      let isMatched = round % 2 == 0
      let sets = (0..<11).map { _ in Made(&random, isMatched: isMatched) }
      let world = try World(kind, isMatched: isMatched, sets.map(\.modifiers))
      try world.looks { isDismissing, isEnd, look in
        for (index, set) in sets.enumerated() {
          let expected = set.expected(isDismissing: isDismissing, isEnd: isEnd)
          let found = try look(index)
          #expect(
            difference(found, expected) == [],
            "round \(round), \(set.modifiers.compactMap(\.textForm)), \(isDismissing) \(isEnd)")
        }
      }
    }
  }

  private func difference(_ a: Look, _ b: Look) -> [String] {
    func color(_ a: HeroColor, _ b: HeroColor) -> Bool {
      guard near(a.alpha, b.alpha, 0.01) else { return false }
      return b.alpha < 0.001
        || [(a.red, b.red), (a.green, b.green), (a.blue, b.blue)].allSatisfy { near($0, $1, 0.01) }
    }
    let checks: [(String, Bool)] = [
      ("opacity", near(a.opacity, b.opacity, 0.001)),
      ("background", color(a.background, b.background)),
      ("corners", near(a.cornerRadius, b.cornerRadius, 0.001)),
      ("border", near(a.borderWidth, b.borderWidth, 0.001)),
      ("border color", b.borderWidth == 0 || color(a.borderColor, b.borderColor)),
      ("shadow", near(a.shadow.opacity, b.shadow.opacity, 0.001)),
      ("shadow radius", b.shadow.opacity == 0 || near(a.shadow.radius, b.shadow.radius, 0.001)),
      ("overlay", color(a.overlay, b.overlay)),
      ("contents", near(a.contentsRect, b.contentsRect, 0.001)), ("z", a.zPosition == b.zPosition),
      ("transform", Self.isNear(a.transform, b.transform)),
    ]
    return checks.filter { !$0.1 }.map(\.0)
  }

  /// A set of modifiers, and how the view has to look.
  @MainActor private struct Made {
    private(set) var modifiers: [HeroModifier] = []
    private var away = HeroTargetState()
    private var begin = HeroTargetState()

    init(_ random: inout SeededGenerator, isMatched: Bool) {
      let own = Self.some(&random, isMatched: isMatched)
      let first = Self.some(&random, isMatched: isMatched)
      modifiers = own
      if Bool.random(using: &random) {
        modifiers.append(.beginWith(first))
        begin = HeroTargetState(first)
      }
      away = HeroTargetState(own)
    }

    private static func some(
      _ random: inout SeededGenerator, isMatched: Bool
    ) -> [HeroModifier] {
      func value(_ range: ClosedRange<CGFloat>) -> CGFloat { .random(in: range, using: &random) }
      func color() -> UIColor {
        UIColor(red: value(0...1), green: value(0...1), blue: value(0...1), alpha: 1)
      }
      var all: [HeroModifier] = [
        .overlay(color: color(), opacity: value(0.1...1)), .zPosition(value(-5...5)),
        .contentsRect(CGRect(x: value(0...0.4), y: value(0...0.4), width: 0.5, height: 0.4)),
        .cornerRadius(value(0...20)), .backgroundColor(color()), .borderWidth(value(1...5)),
        .borderColor(color()), .shadowOpacity(value(0.1...1)), .shadowRadius(value(1...9)),
      ]
      if !isMatched {
        all += [
          .opacity(value(0...1)), .rotate(x: value(-2...2), y: value(-1...1), z: value(-3...3)),
          .scale(x: value(0.3...2), y: value(0.3...2)), .translate(x: value(-50...50)),
          .perspective(value(200...900)),
        ]
      }
      return all.shuffled(using: &random).prefix(.random(in: 0...5, using: &random)).map { $0 }
    }

    func expected(isDismissing: Bool, isEnd: Bool) -> Look {
      /// Dismissing it goes away from rest, presenting it comes from there.
      func value<Value>(_ path: KeyPath<HeroTargetState, Value?>, _ rest: Value) -> Value {
        let (away, begin) = (away[keyPath: path], begin[keyPath: path])
        guard let away else { return begin ?? rest }
        if !isEnd, let begin { return begin }
        return isEnd == isDismissing ? away : rest
      }
      let resting = Look()
      var look = Look()
      func color(_ color: UIColor) -> HeroColor { HeroColor(color.cgColor) }
      look.opacity = value(\.opacity, 1)
      look.background = color(value(\.backgroundColor, .white))
      look.cornerRadius = value(\.cornerRadius, 0)
      look.borderWidth = value(\.borderWidth, 0)
      look.borderColor = color(value(\.borderColor, .black))
      look.shadow.opacity = value(\.shadowOpacity, 0)
      look.shadow.radius = value(\.shadowRadius, 3)
      let none = HeroTargetState.Overlay(color: .clear, opacity: 0)
      let overlay = value(\.overlay, none)
      look.overlay = color(overlay.color)
      look.overlay.alpha *= overlay.opacity
      look.contentsRect = value(\.contentsRect, resting.contentsRect)
      look.zPosition = away.zPosition ?? begin.zPosition ?? 0
      look.transform = value(\.transform, CATransform3DIdentity)
      return look
    }
  }
}
