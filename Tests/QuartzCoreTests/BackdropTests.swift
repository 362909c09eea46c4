import QuartzCore
import RenderTree
import Testing

@MainActor struct BackdropTests {
  private let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
  private let resolver = BackdropResolver()

  private func fill(_ rect: CGRect) -> RenderNode { RenderNode(.fill(RoundedRect(rect), .red)) }

  private func glass(_ rect: CGRect, radius: CGFloat = 2) -> RenderNode {
    RenderNode(.backdrop(.init(frame: RoundedRect(rect), radius: radius, saturation: 1)))
  }

  private func group(_ nodes: RenderNode...) -> RenderNode { RenderNode(.group(nodes)) }

  @Test func aTreeWithoutGlassIsLeftAlone() {
    let tree = group(fill(bounds))
    #expect(resolver.resolve(tree, in: bounds) === tree)
  }

  @Test func glassShowsWhatWasDrawnBeforeAndNearIt() {
    let near = fill(CGRect(x: 0, y: 0, width: 50, height: 100))
    let far = fill(CGRect(x: 80, y: 80, width: 10, height: 10))
    let above = fill(CGRect(x: 0, y: 0, width: 10, height: 10))
    let tree = group(near, far, glass(CGRect(x: 0, y: 0, width: 60, height: 20)), above)
    #expect(
      resolver.resolve(tree, in: bounds).description == """
        group
          fill 0 0 50 100 rgba(1 0 0 1)
          fill 80 80 10 10 rgba(1 0 0 1)
          blurred 0 0 60 20 2 of 0 0 66 26
            group
              fill 0 0 66 26 rgba(0 0 0 1)
              fill 0 0 50 100 rgba(1 0 0 1)
          fill 0 0 10 10 rgba(1 0 0 1)
        """)
  }

  @Test func whatIsBelowIsSeenThroughTheGlassOwnSpace() {
    let below = fill(bounds)
    let moved = RenderNode(
      .transform(
        CATransform3DMakeTranslation(10, 20, 0), glass(CGRect(x: 0, y: 0, width: 30, height: 30))))
    #expect(
      resolver.resolve(group(below, moved), in: bounds).description == """
        group
          fill 0 0 100 100 rgba(1 0 0 1)
          transform 1 0 0 1 10 20
            blurred 0 0 30 30 2 of -6 -6 42 42
              group
                fill -6 -6 42 42 rgba(0 0 0 1)
                transform 1 0 0 1 -10 -20
                  fill 0 0 100 100 rgba(1 0 0 1)
        """)
  }

  @Test func glassOverWhatStandsStillKeepsItsPicture() throws {
    let below = fill(bounds)
    let pane = glass(CGRect(x: 0, y: 0, width: 30, height: 30))
    let far = CGRect(x: 90, y: 90, width: 5, height: 5)
    let first = resolver.resolve(group(below, pane, fill(far)), in: bounds)
    let second = resolver.resolve(group(below, pane, fill(far.offsetBy(dx: 1, dy: 0))), in: bounds)
    let third = resolver.resolve(group(fill(bounds), pane), in: bounds)
    func blurred(_ node: RenderNode) throws -> RenderNode {
      guard case .group(let children) = node.content else { throw NotAGroup() }
      return try #require(children.dropFirst().first)
    }
    #expect(try blurred(first) === blurred(second))
    #expect(try blurred(second) !== blurred(third))
  }

  private struct NotAGroup: Error {}

  @Test func theSameTreeGivesTheSameResult() {
    let tree = group(fill(bounds), glass(bounds))
    #expect(resolver.resolve(tree, in: bounds) === resolver.resolve(tree, in: bounds))
  }

  @Test func glassBehindGlassEndsSomewhere() {
    var tree = fill(bounds)
    for _ in 0..<12 { tree = group(tree, glass(bounds)) }
    let text = resolver.resolve(tree, in: bounds).description
    #expect(text.split(separator: "\n").count < 600, "not doubled for each pane")
  }

  @Test func outOfSightThereIsNothing() {
    let tree = group(fill(bounds), glass(CGRect(x: 200, y: 0, width: 20, height: 20)))
    #expect(resolver.resolve(tree, in: bounds).description.hasSuffix("group"))
  }
}
