import Motion
import TestEffort
import Testing
import UIKit
import UIKitStage

@testable import HeroTransitions

/// Modifiers and animations as text.
@MainActor @Suite struct TextFormTests {
  @Test("Modifiers are read from text")
  func examples() throws {
    let state = HeroTargetState(try HeroModifier.parse("fade translate(0, 100) scale(0.5)"))
    #expect(state.opacity == 0)
    let expected = HeroTargetState([.fade, .translate(x: 0, y: 100), .scale(0.5)])
    let (a, b) = (try #require(state.transform), try #require(expected.transform))
    #expect(CATransform3DEqualToTransform(a, b))
    let rest = HeroTargetState(
      try HeroModifier.parse(
        """
        source("photo 7_a") arc cascade(0.1, rightToLeft, true) spring timingFunction(sharp)
        overlay(1, 0, 0, 0.5) duration(0.3) delay(-0.1) ignoreSubviewModifiers(true)
        beginWith(cornerRadius(4), fade)
        """))
    #expect(rest.source == "photo 7_a" && rest.arc == 1 && rest.cascade?.delta == 0.1)
    #expect(rest.cascade?.delaysMatchedViews == true && rest.spring?.stiffness == 250)
    #expect(rest.curve == .sharp && rest.overlay?.opacity == 0.5 && rest.duration == 0.3)
    #expect(rest.delay == -0.1 && rest.ignoresSubviewModifiers == true)
    #expect(rest.begin.cornerRadius == 4 && rest.begin.opacity == 0)
    #expect(try HeroModifier.parse(" ").isEmpty)
    #expect(HeroModifier { $0.arc = 1 }.textForm == nil)
    #expect(HeroModifier.overlay(color: .label, opacity: 1).textForm == nil)
  }

  @Test("Animations are read from text")
  func animations() throws {
    #expect(try HeroAnimationType.parse("push(left)") == .push(direction: .left))
    #expect(
      try HeroAnimationType.parse("selectBy(zoom, pageOut(trailing))")
        == .selectBy(presenting: .zoom, dismissing: .pageOut(direction: .trailing)))
    #expect(
      try HeroAnimationType.parse("autoReverse(cover(up))")
        == .autoReverse(presenting: .cover(direction: .up)))
  }

  @Test("An error says what is wrong and where")
  func errors() {
    let rows: [(String, Int, HeroSyntaxError.Problem)] = [
      ("fade ?", 5, .unexpectedCharacter("?")), ("scale(1.2.3)", 6, .invalidNumber("1.2.3")),
      ("scale(", 6, .unexpectedEnd), ("fade glow", 5, .unknownName("glow")),
      ("translate(left)", 10, .expected("a number")),
      ("opacity", 0, .expected("a number")),
      ("fade(1)", 5, .tooManyArguments(name: "fade")),
      ("translate(100*2)", 13, .unexpectedCharacter("*")),
      ("cascade(0.1, sideways)", 13, .expected("a direction")),
      ("timingFunction(2, 0, 0, 1)", 15, .expected("a number from 0 to 1")),
      ("source(\"a", 9, .unexpectedEnd), ("scale(1e999)", 6, .invalidNumber("1e999")),
      (String(repeating: "beginWith(", count: 40), 320, .tooDeep),
    ]
    for (text, offset, problem) in rows {
      #expect(throws: HeroSyntaxError(offset: offset, problem: problem), "\(text)") {
        _ = try HeroModifier.parse(text)
      }
    }
    #expect(
      HeroSyntaxError(offset: 5, problem: .unknownName("glow")).description
        == "“glow” isn't known, at character 6.")
    #expect(throws: HeroSyntaxError(offset: 0, problem: .expected("an animation"))) {
      _ = try HeroAnimationType.parse("")
    }
  }

  // MARK: Made up

  @Test("Ten thousand lists of modifiers are printed and read back")
  func roundTrip() throws {
    var random = SeededGenerator(seed: 7)
    for number in 0..<10_000 {
      let made = (0..<Int.random(in: 0..<4, using: &random)).map { _ in
        modifier(&random, depth: 0)
      }
      let text = made.compactMap(\.textForm).joined(separator: " ")
      let read = try HeroModifier.parse(text)
      #expect(read.map(\.expression) == made.map(\.expression), "\(number): \(text)")
      // What they do is the same, too.
      let (a, b) = (HeroTargetState(made), HeroTargetState(read))
      #expect(a.opacity == b.opacity && a.curve == b.curve && a.spring == b.spring)
      #expect(a.contentsRect == b.contentsRect && a.source == b.source && a.delay == b.delay)
      let animation = animation(&random, depth: 0)
      #expect(try HeroAnimationType.parse(animation.description) == animation)
    }
  }

  @Test("Ten thousand texts without sense give an error with its place, and no trap")
  func garbage() {
    var random = SeededGenerator(seed: 8)
    let words = [
      "fade", "scale", "(", ")", "(", ")", ",", " ", "0.5", "-1", "1e9", "\"", "\\", "translate",
      "beginWith", "selectBy", "push", "left", "spring", "timingFunction", "🙂", "é", "*", "_",
      ".", "e", "true", "cascade", "\u{301}", "\n", "opacity(1)", "rotate(1, 2, 3)",
    ]
    var failures = 0
    for _ in 0..<10_000 {
      let text = (0..<Int.random(in: 1..<20, using: &random)).map { _ in
        words.randomElement(using: &random) ?? ""
      }.joined()
      for parse in [
        { _ = try HeroModifier.parse(text) }, { _ = try HeroAnimationType.parse(text) },
      ] {
        do {
          try parse()
        } catch let error as HeroSyntaxError {
          failures += 1
          #expect((0...text.count).contains(error.offset), "\(text)")
        } catch {
          Issue.record("\(error)")
        }
      }
    }
    #expect(failures > 15_000)
  }

  private func number(_ random: inout SeededGenerator) -> CGFloat {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: CGFloat(Int.random(in: -100...100, using: &random))
    case 1: .random(in: -1...1, using: &random)
    case 2: .random(in: -1e-9...1e-9, using: &random)
    default: .random(in: -1e20...1e20, using: &random)
    }
  }

  private func modifier(_ random: inout SeededGenerator, depth: Int) -> HeroModifier {
    let (a, b, c, d) = (number(&random), number(&random), number(&random), number(&random))
    let part = CGFloat.random(in: 0...1, using: &random)
    let color = UIColor(red: part, green: 1 - part, blue: 0.5, alpha: 1)
    let plain: [HeroModifier] = [
      .fade, .forceNonFade, .durationMatchLongest, .useGlobalCoordinateSpace, .useNoSnapshot,
      .useNormalSnapshot, .useOptimizedSnapshot, .useLayerRenderSnapshot, .forceAnimate,
      .useScaleBasedSizeChange, .opacity(a), .position(CGPoint(x: a, y: b)),
      .size(CGSize(width: a, height: b)), .perspective(a), .scale(a), .scale(x: a, y: b, z: c),
      .translate(x: a, y: b, z: c), .rotate(a), .rotate(x: a, y: b, z: c), .borderWidth(a),
      .cornerRadius(a), .zPosition(a), .contentsRect(CGRect(x: a, y: b, width: c, height: d)),
      .contentsScale(a), .shadowOpacity(a), .shadowOffset(CGSize(width: a, height: b)),
      .shadowRadius(a), .masksToBounds(part > 0.5), .backgroundColor(color), .borderColor(color),
      .shadowColor(color), .overlay(color: color, opacity: part), .duration(Double(a)),
      .delay(Double(a)), .timingFunction([.sharp, .easeOutBack, .linear][Int(part * 2.9)]),
      .timingFunction(Curve(Double(part), Double(a), 1 - Double(part), Double(b))),
      .spring(stiffness: part + 1, damping: part), .source(heroID: "a \"\(part)\" \\ é"),
      .arc(intensity: a), .cascade(delta: Double(a), direction: .radial(center: .zero)),
      .cascade(delta: Double(a), direction: .trailingToLeading, delayMatchedViews: true),
      .ignoreSubviewModifiers(recursive: part > 0.5),
    ]
    if depth < 3, Int.random(in: 0..<5, using: &random) == 0 {
      let inner = (0..<Int.random(in: 0..<3, using: &random)).map { _ in
        modifier(&random, depth: depth + 1)
      }
      return [HeroModifier.beginWith(inner), .whenMatched(inner), .whenDismissing(inner)][
        Int.random(in: 0..<3, using: &random)]
    }
    return plain[Int.random(in: 0..<plain.count, using: &random)]
  }

  private func animation(_ random: inout SeededGenerator, depth: Int) -> HeroAnimationType {
    let directions: [HeroAnimationType.Direction] = [
      .left, .right, .up, .down, .leading, .trailing,
    ]
    let direction = directions[Int.random(in: 0..<6, using: &random)]
    if depth < 3, Int.random(in: 0..<4, using: &random) == 0 {
      return .selectBy(
        presenting: animation(&random, depth: depth + 1),
        dismissing: animation(&random, depth: depth + 1))
    }
    let all: [HeroAnimationType] = [
      .auto, .fade, .zoom, .zoomOut, .none, .push(direction: direction),
      .pull(direction: direction), .cover(direction: direction), .uncover(direction: direction),
      .slide(direction: direction), .zoomSlide(direction: direction),
      .pageIn(direction: direction), .pageOut(direction: direction),
    ]
    return all[Int.random(in: 0..<all.count, using: &random)]
  }
}
