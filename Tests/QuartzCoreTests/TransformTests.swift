import QuartzCore
import Testing

@MainActor struct TransformTests {
  @Test func planeTransformsInterpolateByAngleAndScale() {
    let quarter = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    let end = CATransform3DScale(quarter, 3, 3, 1)
    let half = CATransform3DIdentity.interpolated(to: end, 0.5)
    let expected = CATransform3DScale(CATransform3DMakeRotation(.pi / 4, 0, 0, 1), 2, 2, 1)
    #expect(isNear(half, expected))
  }

  @Test func angleTakesTheShortWay() {
    let a = CATransform3DMakeRotation(.pi * 0.9, 0, 0, 1)
    let b = CATransform3DMakeRotation(-.pi * 0.9, 0, 0, 1)
    #expect(isNear(a.interpolated(to: b, 0.5), CATransform3DMakeRotation(.pi, 0, 0, 1)))
  }

  @Test(arguments: [
    CGAffineTransform(a: 1, b: 0, c: 0.7, d: 1, tx: 3, ty: 4),
    CGAffineTransform(a: -2, b: 0.3, c: 0.1, d: 1.5, tx: 0, ty: 0),
    CGAffineTransform(a: 0, b: 2, c: 3, d: 0, tx: -5, ty: 1),
    CGAffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0),
  ])
  func aPlaneTransformSurvivesItsDecomposition(_ transform: CGAffineTransform) {
    let t = CATransform3DMakeAffineTransform(transform)
    #expect(isNear(CATransform3DIdentity.interpolated(to: t, 1), t))
    #expect(isNear(t.interpolated(to: CATransform3DIdentity, 0), t))
  }

  @Test func aTransformInSpaceSurvivesItsDecomposition() {
    var t = CATransform3DMakeRotation(0.7, 1, 2, 3)
    t = CATransform3DScale(CATransform3DTranslate(t, 4, 5, 6), 2, 0.5, 3)
    t = CATransform3DConcat(t, CATransform3DMakeRotation(-2.5, 0, 1, 0.2))
    #expect(isNear(CATransform3DIdentity.interpolated(to: t, 1), t))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    let projected = CATransform3DConcat(t, perspective)
    // A decomposition divides by m44, as the projection does in the end.
    var expected = projected
    for row in 0..<4 { for column in 0..<4 { expected[row, column] /= projected.m44 } }
    #expect(isNear(CATransform3DIdentity.interpolated(to: projected, 1), expected))
  }

  @Test func rotationsInSpaceMeetOnTheGreatCircle() {
    let end = CATransform3DMakeRotation(2, 1, 0, 0)
    let half = CATransform3DIdentity.interpolated(to: end, 0.5)
    #expect(isNear(half, CATransform3DMakeRotation(1, 1, 0, 0)))
  }

  @Test func componentsAreReadAndReplaced() throws {
    let layer = CALayer()
    layer.setValue(2.0, forKeyPath: "transform.scale")
    layer.setValue(CGFloat.pi / 6, forKeyPath: "transform.rotation.z")
    layer.setValue(7, forKeyPath: "transform.translation.x")
    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeScale(2, 2, 2), CATransform3DMakeRotation(.pi / 6, 0, 0, 1)),
      CATransform3DMakeTranslation(7, 0, 0))
    #expect(isNear(layer.transform, expected))
    #expect(isNear(try #require(layer.number("transform.rotation")), .pi / 6))
    #expect(isNear(try #require(layer.number("transform.scale.y")), 2))
    layer.setValue(0.4, forKeyPath: "transform.rotation.x")
    #expect(isNear(try #require(layer.number("transform.rotation.x")), 0.4))
    #expect(isNear(try #require(layer.number("transform.rotation.z")), .pi / 6))
    layer.setValue(3, forKeyPath: "transform.scale.x")
    #expect(isNear(try #require(layer.number("transform.scale.x")), 3))
    #expect(isNear(try #require(layer.number("transform.scale")), 7.0 / 3))
  }

  @Test func aVanishedScaleComesBackUpright() throws {
    let layer = CALayer()
    layer.setValue(0, forKeyPath: "transform.scale.x")
    layer.setValue(1.5, forKeyPath: "transform.scale.x")
    #expect(layer.transform.m11 == 1.5)
  }

  @Test func partsOfOtherPropertiesAndKeysOfTheAppsOwn() {
    let layer = CALayer()
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "bounds.origin")
    layer.setValue(5.5, forKeyPath: "position.y")
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 30, height: 0))
    #expect(layer.value(forKeyPath: "position") as? CGPoint == CGPoint(x: 0, y: 5.5))
    #expect(layer.value(forKeyPath: "bounds.size") as? CGSize == CGSize(width: 30, height: 0))
    layer.setValue("mine", forKey: "tag")
    #expect(layer.value(forKey: "tag") as? String == "mine")
    layer.setValue("nonsense", forKeyPath: "opacity")
    #expect(layer.opacity == 1)
  }
}

extension CALayer {
  fileprivate func number(_ keyPath: String) -> CGFloat? { value(forKeyPath: keyPath) as? CGFloat }
}
