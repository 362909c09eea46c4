import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

@MainActor @Suite(.serialized) struct VisualFormatTests {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
  private let a = UIView()
  private let b = UIView()

  init() {
    for view in [a, b] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
  }

  /// The constraints in words: `b.leading == a.trailing + 8`.
  private func words(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    func side(_ item: AnyObject?, _ attribute: NSLayoutConstraint.Attribute) -> String {
      let name = item === a ? "a" : item === b ? "b" : item === root ? "|" : "?"
      return "\(name).\(attribute)"
    }
    return NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: ["a": a, "b": b]
    ).map { constraint in
      let sign = [-1: "<=", 0: "==", 1: ">="][constraint.relation.rawValue] ?? "?"
      var text = "\(side(constraint.firstItem, constraint.firstAttribute)) \(sign)"
      if let second = constraint.secondItem {
        text += " \(side(second, constraint.secondAttribute))"
      }
      if constraint.constant != 0 || constraint.secondItem == nil {
        text += " \(Int(constraint.constant))"
      }
      if constraint.priority != .required { text += "@\(Int(constraint.priority.rawValue))" }
      return text
    }
  }

  @Test(arguments: [
    ("[a]-[b]", ["b.leading == a.trailing 8"]),
    ("H:[a]-20-[b]", ["b.leading == a.trailing 20"]),
    ("V:[a]-20.0-[b]", ["b.top == a.bottom 20"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("|[a]", ["a.leading == |.leading"]),
    ("|-[a]", ["a.leading == |.leadingMargin"]),
    ("V:|-[a]-|", ["a.top == |.topMargin", "|.bottomMargin == a.bottom"]),
    ("|-50-[a]-5-|", ["a.leading == |.leading 50", "|.trailing == a.trailing 5"]),
    ("[a(100@20)]", ["a.width == 100@20"]),
    ("V:[a(>=70,<=100)]", ["a.height >= 70", "a.height <= 100"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(b@750)]", ["a.width == b.width@750"]),
    ("[a]-(>=10,<=20@500)-[b]", ["b.leading >= a.trailing 10", "b.leading <= a.trailing 20@500"]),
    ("[a]-(-5)-[b]", ["b.leading == a.trailing -5"]),
    ("[a]-1e1-[b]", ["b.leading == a.trailing 10"]),
  ]) func grammar(_ format: String, _ expected: [String]) {
    #expect(words(format) == expected)
  }

  @Test func metricsHaveAnyNumericType() {
    let values: [Any] = [12, 12.0, CGFloat(12), Float(12), UInt8(12), NSNumber(value: 12)]
    for value in values {
      #expect(words("[a]-gap-[b]", metrics: ["gap": value]) == ["b.leading == a.trailing 12"])
    }
    #expect(words("[a(>=w@p)]", metrics: ["w": 7, "p": 600]) == ["a.width >= 7@600"])
  }

  @Test func viewsAreAlignedAcross() {
    #expect(
      words("[a]-[b]", [.alignAllTop, .alignAllBottom]) == [
        "b.leading == a.trailing 8", "a.top == b.top", "a.bottom == b.bottom",
      ])
    #expect(words("V:[a][b]", .alignAllLeading) == ["b.top == a.bottom", "a.leading == b.leading"])
    #expect(words("[a][b]", .alignAllFirstBaseline).last == "a.firstBaseline == b.firstBaseline")
  }

  @Test func directions() {
    #expect(
      words("|-9-[a]-[b]", .directionLeftToRight) == ["a.left == |.left 9", "b.left == a.right 8"])
    #expect(
      words("|-9-[a]-[b]", .directionRightToLeft) == [
        "|.right == a.right 9", "a.left == b.right 8",
      ])
    #expect(words("V:[a]-9-[b]", .directionRightToLeft) == ["b.top == a.bottom 9"])
    #expect(
      words("V:[a]-9-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline 9"])
  }

  @Test func guidesAreItems() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-5-[g][a]", metrics: nil, views: ["g": guide, "a": a])
    #expect(constraints.count == 2)
    #expect(constraints[0].firstItem === guide)
    #expect(constraints[0].secondItem === root)
    #expect(constraints[1].secondItem === guide)
  }

  @Test(arguments: [
    ("", "Expected a view", 0),
    ("X:[a]", "Expected a view", 0),
    ("H[a]", "Expected a ':' after 'H' to specify horizontal arrangement", 1),
    ("[c]", "c is not a key in the views dictionary.", 1),
    ("[a]-gap-[b]", "gap is not a key in the metrics dictionary.", 4),
    ("[a]-10[b]", "Expected a '-' after the distance", 6),
    ("[a]-", "Expected a view", 4),
    ("[a] [b]", "Expected a view", 3),
    ("[a(>5)]", "Expected a '=' to complete the relation", 4),
    ("[a(5]", "Expected a ')'", 4),
    ("[a", "Expected a ']'", 2),
    ("[a]|[b]", "Expected the end of the format", 4),
    ("[a]-(==b)-[b]", "b is not a key in the metrics dictionary.", 7),
    ("[a(5@2000)]", "A priority is between 0 and 1000", 5),
  ]) func mistakesAreShownInTheirPlace(_ format: String, _ reason: String, _ place: Int) {
    let said = messages { #expect(words(format).isEmpty) }
    #expect(
      said == [
        "Unable to parse constraint format: \n\(reason) \n\(format) \n"
          + String(repeating: " ", count: place) + "^"
      ])
  }

  @Test func aViewWithoutSuperviewHasNoEdgesToBeAt() {
    a.removeFromSuperview()
    let said = messages { #expect(words("[a]-|").isEmpty) }
    #expect(said.first?.contains("Unable to interpret '|' character") == true)
  }

  @Test func alignmentAlongTheFormatIsRefused() {
    let said = messages { #expect(words("[a][b]", .alignAllLeft).isEmpty) }
    #expect(said.first?.contains("not allowed for layout that is also horizontal") == true)
  }

  private func messages(_ body: () -> Void) -> [String] {
    let old = Warning.sink
    var said: [String] = []
    Warning.sink = { said.append($0) }
    body()
    Warning.sink = old
    return said
  }
}
