import CoreGraphics
import Testing

/// What an app that imports nothing else finds in the module.
@Test func aTransformMovesAPath() {
  let path = CGMutablePath()
  path.addRect(CGRect(x: 0, y: 0, width: 10, height: 20))
  let moved = CGAffineTransform(translationX: 5, y: 6)
  let box = withUnsafePointer(to: moved) { path.copy(using: $0)?.boundingBox }
  #expect(box?.equalTo(CGRect(x: 5, y: 6, width: 10, height: 20)) == true)
  #expect(CGColor(gray: 1, alpha: 0.5).alpha == 0.5)
}
