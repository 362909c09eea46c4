import Testing
import UIKit

@testable import UIKitExtras

@MainActor @Suite struct GeometryTests {
  @Test("Setting an edge moves a rectangle and keeps its size, even a negative one")
  func edges() {
    for start in [
      CGRect(x: 10, y: 20, width: 30, height: 40), CGRect(x: 40, y: 60, width: -30, height: -40),
    ] {
      var rect = start
      #expect(rect.left == 10 && rect.right == 40 && rect.top == 20 && rect.bottom == 60)
      #expect(rect.center == CGPoint(x: 25, y: 40))
      rect.left = 0
      rect.bottom = 100
      #expect(rect.standardized == CGRect(x: 0, y: 60, width: 30, height: 40))
      rect.right = 50
      rect.top = 5
      #expect(rect.standardized == CGRect(x: 20, y: 5, width: 30, height: 40))
      rect.center = CGPoint(x: 15, y: 20)
      #expect(rect.standardized == CGRect(x: 0, y: 0, width: 30, height: 40))
    }
  }

  @Test("Views and layers are positioned by their edges")
  func views() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.right = 300
    view.centerY = 200
    view.height = 60
    #expect(view.frame == CGRect(x: 200, y: 175, width: 100, height: 60))
    view.left = 1
    view.top = 2
    view.width = 10
    view.bottom = 100
    #expect(view.frame == CGRect(x: 1, y: 40, width: 10, height: 60))
    view.origin = .zero
    view.size = CGSize(width: 5, height: 6)
    view.centerX = 10
    #expect(view.frame == CGRect(x: 7.5, y: 0, width: 5, height: 6))
    let layer = CALayer()
    layer.anchorPoint = .zero
    layer.size = CGSize(width: 20, height: 10)
    layer.right = 100
    layer.bottom = 50
    #expect(layer.frame == CGRect(x: 80, y: 40, width: 20, height: 10) && layer.centerX == 90)
    layer.center = CGPoint(x: 10, y: 5)
    layer.width = 30
    layer.height = 4
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 30, height: 4))
    layer.left = 3
    layer.top = 4
    layer.centerY = 8
    #expect(layer.origin == CGPoint(x: 3, y: 6))
  }

  @Test("One expression configures a view")
  func setting() {
    let label = UILabel().setting(\.left, to: 8).setting(\.text, to: "a").configured { $0.tag = 3 }
    #expect(label.left == 8 && label.text == "a" && label.tag == 3)
    let parent = UIView()
    parent.addSubviews(label, UIView())
    parent.layer.addSublayers(CALayer(), CALayer())
    parent.setCornerRadius(9, corners: [.layerMinXMinYCorner])
    #expect(parent.subviews.count == 2 && parent.layer.sublayers?.count == 4)
    #expect(parent.layer.cornerRadius == 9 && parent.layer.maskedCorners == .layerMinXMinYCorner)
  }
}
