import QuartzCore
import Testing
import UIKit

@testable import UIKitCore

/// A page of layouts, each with the frames that it must have in
/// Tests/Fixtures/LayoutPage/frames.txt.
struct LayoutCase: CustomTestStringConvertible, Sendable {
  let name: String
  var size = CGSize(width: 200, height: 100)
  let build: @MainActor @Sendable (LayoutCanvas) -> Void

  var testDescription: String { name }

  static let all: [LayoutCase] = stackGrid + stacks + constraints + guides + directions
}

/// Where a case builds its layout.
@MainActor final class LayoutCanvas {
  let controller = UIViewController()
  /// What the fixture lists, in its order.
  private(set) var named: [(name: String, view: UIView)] = []
  var root: UIView { controller.view }

  /// Adds a view that constraints place.
  @discardableResult func add<View: UIView>(
    _ name: String, _ view: View, to parent: UIView? = nil
  ) -> View {
    view.translatesAutoresizingMaskIntoConstraints = false
    if let stack = parent as? UIStackView {
      stack.addArrangedSubview(view)
    } else {
      (parent ?? root).addSubview(view)
    }
    named.append((name, view))
    return view
  }

  /// Adds a view with a natural size.
  @discardableResult func block(
    _ name: String, _ width: CGFloat = -1, _ height: CGFloat = -1, ascent: CGFloat = 0,
    descent: CGFloat = 0, to parent: UIView? = nil
  ) -> Block {
    add(name, Block(width, height, ascent: ascent, descent: descent), to: parent)
  }

  @discardableResult func stack(
    _ name: String, _ axis: NSLayoutConstraint.Axis = .horizontal, spacing: CGFloat = 0,
    to parent: UIView? = nil
  ) -> UIStackView {
    let stack = UIStackView()
    stack.axis = axis
    stack.spacing = spacing
    return add(name, stack, to: parent)
  }

  func place(_ constraints: NSLayoutConstraint...) { NSLayoutConstraint.activate(constraints) }

  /// Puts a view into the top leading corner of its superview.
  func corner(_ view: UIView, x: CGFloat = 0, y: CGFloat = 0) {
    guard let parent = view.superview else { return }
    place(
      view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: x),
      view.topAnchor.constraint(equalTo: parent.topAnchor, constant: y))
  }

  /// Makes a view as large as its superview.
  func fill(_ view: UIView) {
    guard let parent = view.superview else { return }
    corner(view)
    place(
      view.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
      view.bottomAnchor.constraint(equalTo: parent.bottomAnchor))
  }

  func fill(_ view: UIView, _ guide: UILayoutGuide) {
    place(
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor))
  }

  func size(_ view: UIView, _ width: CGFloat, _ height: CGFloat) {
    place(
      view.widthAnchor.constraint(equalToConstant: width),
      view.heightAnchor.constraint(equalToConstant: height))
  }

  /// The frames in the coordinates of the root, as the fixture has them.
  var frames: [String] {
    named.map { name, view in
      if view.isHidden { return "\(name) hidden" }
      let rect = view.convert(view.bounds, to: root)
      let numbers = [rect.minX, rect.minY, rect.width, rect.height]
      return name + " "
        + numbers.map { $0 == $0.rounded() ? "\(Int($0))" : "\($0)" }.joined(separator: " ")
    }
  }
}

/// A view with a natural size and baselines, as labels have.
final class Block: UIView {
  var natural: CGSize { didSet { invalidateIntrinsicContentSize() } }
  let baselines: (first: CGFloat, last: CGFloat)
  var insets = UIEdgeInsets.zero

  init(_ width: CGFloat, _ height: CGFloat, ascent: CGFloat = 0, descent: CGFloat = 0) {
    natural = CGSize(width: width, height: height)
    baselines = (ascent, descent)
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { natural }
  override var baselineOffsets: (first: CGFloat, last: CGFloat) { baselines }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// Text that is 300 points long in lines of 20 points, however it is broken.
final class Paragraph: UIView {
  override var intrinsicContentSize: CGSize { CGSize(width: 300, height: 20) }
  override var heightDependsOnWidth: Bool { true }

  override func layoutContentSize(forWidth width: CGFloat?) -> CGSize {
    guard let width, width < 300 else { return intrinsicContentSize }
    return CGSize(width: 300, height: 20 * (300 / width).rounded(.up))
  }
}
