import UIKit

extension HeroAnimationType: CustomStringConvertible {
  /// Reads an animation from its text form, such as `push(left)` or `selectBy(zoom, fade)`.
  ///
  /// - Throws: `HeroSyntaxError` with the place of the error.
  public static func parse(_ text: String) throws(HeroSyntaxError) -> HeroAnimationType {
    let list = try HeroParser.list(text)
    guard let first = list.first else {
      throw HeroSyntaxError(offset: text.count, problem: .expected("an animation"))
    }
    if list.count > 1 {
      throw HeroSyntaxError(
        offset: list[1].offset, problem: .tooManyArguments(name: first.name))
    }
    return try HeroAnimationType(first)
  }

  /// The text form, which `parse` reads.
  public var description: String { expression.description }

  private init(_ expression: HeroExpression) throws(HeroSyntaxError) {
    var arguments = HeroArguments(expression)
    if let plain = Self.plain.first(where: { $0.name == expression.name }) {
      self = plain.value
    } else if let make = Self.directed.first(where: { $0.name == expression.name })?.value {
      self = make(try arguments.choice(Direction.names, "a direction"))
    } else if expression.name == "selectBy" {
      self = .selectBy(
        presenting: try HeroAnimationType(arguments.inner("an animation")),
        dismissing: try HeroAnimationType(arguments.inner("an animation")))
    } else if expression.name == "autoReverse" {
      self = .autoReverse(presenting: try HeroAnimationType(arguments.inner("an animation")))
    } else {
      throw HeroSyntaxError(offset: expression.offset, problem: .unknownName(expression.name))
    }
    try arguments.end()
  }

  private static let plain: [(name: String, value: HeroAnimationType)] = [
    ("auto", .auto), ("fade", .fade), ("zoom", .zoom), ("zoomOut", .zoomOut), ("none", .none),
  ]

  private static var directed: [(name: String, value: (Direction) -> HeroAnimationType)] {
    [
      ("push", { .push(direction: $0) }), ("pull", { .pull(direction: $0) }),
      ("cover", { .cover(direction: $0) }), ("uncover", { .uncover(direction: $0) }),
      ("slide", { .slide(direction: $0) }), ("zoomSlide", { .zoomSlide(direction: $0) }),
      ("pageIn", { .pageIn(direction: $0) }), ("pageOut", { .pageOut(direction: $0) }),
    ]
  }

  private var expression: HeroExpression {
    func expression(_ name: String, _ direction: Direction) -> HeroExpression {
      HeroExpression(name: name, arguments: [.name(direction.name)])
    }
    switch self {
    case .auto: return HeroExpression(name: "auto")
    case .fade: return HeroExpression(name: "fade")
    case .zoom: return HeroExpression(name: "zoom")
    case .zoomOut: return HeroExpression(name: "zoomOut")
    case .none: return HeroExpression(name: "none")
    case .push(let direction): return expression("push", direction)
    case .pull(let direction): return expression("pull", direction)
    case .cover(let direction): return expression("cover", direction)
    case .uncover(let direction): return expression("uncover", direction)
    case .slide(let direction): return expression("slide", direction)
    case .zoomSlide(let direction): return expression("zoomSlide", direction)
    case .pageIn(let direction): return expression("pageIn", direction)
    case .pageOut(let direction): return expression("pageOut", direction)
    case .selectBy(let presenting, let dismissing):
      return HeroExpression(
        name: "selectBy",
        arguments: [.expression(presenting.expression), .expression(dismissing.expression)])
    }
  }
}

extension HeroAnimationType.Direction {
  fileprivate static let names: [(name: String, value: Self)] = [
    ("left", .left), ("right", .right), ("up", .up), ("down", .down), ("leading", .leading),
    ("trailing", .trailing),
  ]

  fileprivate var name: String { Self.names.first { $0.value == self }?.name ?? "" }
}
