import Motion
import UIKit

extension HeroModifier {
  /// Reads modifiers from their text form, such as `fade translate(0, 100) scale(0.5)`.
  ///
  /// Names and arguments are those of the modifiers, without labels. Colors are red, green and blue
  /// from 0 to 1. Identifiers with spaces or signs are in quotation marks.
  ///
  /// - Throws: `HeroSyntaxError` with the place of the error.
  public static func parse(_ text: String) throws(HeroSyntaxError) -> [HeroModifier] {
    try modifiers(try HeroParser.list(text))
  }

  /// The text form, which `parse` reads; nil if the modifier has none, such as one with a closure.
  public var textForm: String? { expression?.description }

  private static func modifiers(
    _ list: [HeroExpression]
  ) throws(HeroSyntaxError) -> [HeroModifier] {
    var found: [HeroModifier] = []
    for expression in list { found.append(try modifier(expression)) }
    return found
  }

  private static func modifier(
    _ expression: HeroExpression
  ) throws(HeroSyntaxError) -> HeroModifier {
    var arguments = HeroArguments(expression)
    let name = expression.name
    var found = plain(name)
    if found == nil { found = try geometry(name, &arguments) }
    if found == nil { found = try look(name, &arguments) }
    if found == nil { found = try timing(name, &arguments) }
    if found == nil { found = try relation(name, &arguments) }
    if found == nil { found = try group(name, &arguments) }
    guard let found else {
      throw HeroSyntaxError(offset: expression.offset, problem: .unknownName(expression.name))
    }
    try arguments.end()
    return found
  }

  private static func plain(_ name: String) -> HeroModifier? {
    switch name {
    case "fade": fade
    case "forceNonFade": forceNonFade
    case "durationMatchLongest": durationMatchLongest
    case "useGlobalCoordinateSpace": useGlobalCoordinateSpace
    case "useOptimizedSnapshot": useOptimizedSnapshot
    case "useNormalSnapshot": useNormalSnapshot
    case "useLayerRenderSnapshot": useLayerRenderSnapshot
    case "useNoSnapshot": useNoSnapshot
    case "forceAnimate": forceAnimate
    case "useScaleBasedSizeChange": useScaleBasedSizeChange
    default: nil
    }
  }

  private static func geometry(
    _ name: String, _ arguments: inout HeroArguments
  ) throws(HeroSyntaxError) -> HeroModifier? {
    switch name {
    case "opacity": return opacity(try arguments.number())
    case "position": return position(try arguments.point())
    case "size": return size(try arguments.size())
    case "perspective": return perspective(try arguments.number())
    case "scale":
      let x = try arguments.number()
      guard arguments.hasMore else { return scale(x) }
      return scale(x: x, y: try arguments.number(), z: try arguments.number(default: 1))
    case "translate":
      return translate(
        x: try arguments.number(), y: try arguments.number(default: 0),
        z: try arguments.number(default: 0))
    case "rotate":
      let x = try arguments.number()
      guard arguments.hasMore else { return rotate(x) }
      return rotate(x: x, y: try arguments.number(), z: try arguments.number(default: 0))
    default: return nil
    }
  }

  private static func look(
    _ name: String, _ arguments: inout HeroArguments
  ) throws(HeroSyntaxError) -> HeroModifier? {
    switch name {
    case "backgroundColor": return backgroundColor(try arguments.color())
    case "borderColor": return borderColor(try arguments.color())
    case "borderWidth": return borderWidth(try arguments.number())
    case "cornerRadius": return cornerRadius(try arguments.number())
    case "masksToBounds": return masksToBounds(try arguments.flag())
    case "zPosition": return zPosition(try arguments.number())
    case "contentsRect":
      return contentsRect(CGRect(origin: try arguments.point(), size: try arguments.size()))
    case "contentsScale": return contentsScale(try arguments.number())
    case "shadowColor": return shadowColor(try arguments.color())
    case "shadowOpacity": return shadowOpacity(try arguments.number())
    case "shadowOffset": return shadowOffset(try arguments.size())
    case "shadowRadius": return shadowRadius(try arguments.number())
    case "overlay":
      return overlay(color: try arguments.color(), opacity: try arguments.number(default: 1))
    default: return nil
    }
  }

  private static func timing(
    _ name: String, _ arguments: inout HeroArguments
  ) throws(HeroSyntaxError) -> HeroModifier? {
    switch name {
    case "duration": return duration(Double(try arguments.number()))
    case "delay": return delay(Double(try arguments.number()))
    case "spring":
      return spring(
        stiffness: try arguments.spring(default: 250, above: .leastNormalMagnitude),
        damping: try arguments.spring(default: 30, above: 0))
    case "timingFunction":
      guard arguments.nextIsNumber else {
        return timingFunction(try arguments.choice(curves, "a timing function"))
      }
      let x1 = Double(try arguments.fraction())
      let y1 = Double(try arguments.number())
      return timingFunction(
        Curve(x1, y1, Double(try arguments.fraction()), Double(try arguments.number())))
    default: return nil
    }
  }

  static let curves: [(name: String, value: Curve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInOut", .easeInOut),
    ("standard", .standard), ("deceleration", .deceleration), ("acceleration", .acceleration),
    ("sharp", .sharp), ("easeOutBack", .easeOutBack),
  ]

  private static func relation(
    _ name: String, _ arguments: inout HeroArguments
  ) throws(HeroSyntaxError) -> HeroModifier? {
    switch name {
    case "arc": return arc(intensity: try arguments.number(default: 1))
    case "source": return source(heroID: try arguments.identifier())
    case "ignoreSubviewModifiers":
      return ignoreSubviewModifiers(recursive: try arguments.flag(default: false))
    case "cascade":
      let delta = Double(try arguments.number(default: 0.02))
      let direction =
        arguments.hasMore
        ? try HeroCascadeDirection(try arguments.inner("a direction")) : .topToBottom
      return cascade(
        delta: delta, direction: direction,
        delayMatchedViews: try arguments.flag(default: false))
    default: return nil
    }
  }

  private static func group(
    _ name: String, _ arguments: inout HeroArguments
  ) throws(HeroSyntaxError) -> HeroModifier? {
    guard let make = groups.first(where: { $0.name == name })?.value else { return nil }
    var inner: [HeroExpression] = []
    while arguments.hasMore { inner.append(try arguments.inner("a modifier")) }
    return make(try modifiers(inner))
  }

  private static var groups: [(name: String, value: ([HeroModifier]) -> HeroModifier)] {
    [
      ("beginWith", { beginWith($0) }), ("whenMatched", { whenMatched($0) }),
      ("whenPresenting", { whenPresenting($0) }), ("whenDismissing", { whenDismissing($0) }),
      ("whenAppearing", { whenAppearing($0) }), ("whenDisappearing", { whenDisappearing($0) }),
    ]
  }
}

extension HeroArguments {
  /// A number from 0 to 1.
  fileprivate mutating func fraction() throws(HeroSyntaxError) -> CGFloat {
    try number(in: 0...1, "a number from 0 to 1")
  }

  fileprivate mutating func spring(
    default value: CGFloat, above least: CGFloat
  ) throws(HeroSyntaxError) -> CGFloat {
    guard hasMore else { return value }
    return try number(in: least ... .greatestFiniteMagnitude, "a positive number")
  }
}

extension HeroCascadeDirection {
  fileprivate init(_ expression: HeroExpression) throws(HeroSyntaxError) {
    var arguments = HeroArguments(expression)
    switch expression.name {
    case "radial": self = .radial(center: try arguments.point())
    case "inverseRadial": self = .inverseRadial(center: try arguments.point())
    default:
      guard let found = Self.names.first(where: { $0.name == expression.name }) else {
        throw HeroSyntaxError(offset: expression.offset, problem: .expected("a direction"))
      }
      self = found.value
    }
    try arguments.end()
  }

  private static let names: [(name: String, value: Self)] = [
    ("topToBottom", .topToBottom), ("bottomToTop", .bottomToTop), ("leftToRight", .leftToRight),
    ("rightToLeft", .rightToLeft), ("leadingToTrailing", .leadingToTrailing),
    ("trailingToLeading", .trailingToLeading),
  ]

  var argument: HeroExpression.Argument? {
    switch self {
    case .topToBottom: .name("topToBottom")
    case .bottomToTop: .name("bottomToTop")
    case .leftToRight: .name("leftToRight")
    case .rightToLeft: .name("rightToLeft")
    case .leadingToTrailing: .name("leadingToTrailing")
    case .trailingToLeading: .name("trailingToLeading")
    case .radial(let center): Self.argument("radial", center)
    case .inverseRadial(let center): Self.argument("inverseRadial", center)
    }
  }

  private static func argument(_ name: String, _ center: CGPoint) -> HeroExpression.Argument? {
    let point: [HeroExpression.Argument]? = .numbers([center.x, center.y])
    return point.map { .expression(HeroExpression(name: name, arguments: $0)) }
  }
}
