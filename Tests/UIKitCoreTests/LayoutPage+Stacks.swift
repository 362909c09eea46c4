import QuartzCore
import UIKit

@testable import UIKitCore

extension LayoutCase {
  private static let distributions: [(String, UIStackView.Distribution)] = [
    ("fill", .fill), ("equally", .fillEqually), ("proportionally", .fillProportionally),
    ("spacing", .equalSpacing), ("centering", .equalCentering),
  ]

  /// Rows of 260 × 60 and columns of 60 × 260, in every distribution and alignment.
  static let stackGrid: [LayoutCase] = {
    let rows: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("top", .top), ("center", .center), ("bottom", .bottom),
      ("first", .firstBaseline), ("last", .lastBaseline),
    ]
    let columns: [(String, UIStackView.Alignment)] = [
      ("fill", .fill), ("leading", .leading), ("center", .center), ("trailing", .trailing),
    ]
    var found: [LayoutCase] = []
    for (way, distribution) in distributions {
      for (place, alignment) in rows {
        found.append(
          LayoutCase(name: "row-\(way)-\(place)", size: CGSize(width: 260, height: 60)) {
            row($0, distribution, alignment)
          })
      }
      for (place, alignment) in columns {
        found.append(
          LayoutCase(name: "column-\(way)-\(place)", size: CGSize(width: 60, height: 260)) {
            column($0, distribution, alignment)
          })
      }
      found.append(
        LayoutCase(name: "reversed-row-\(way)", size: CGSize(width: 260, height: 60)) {
          row($0, distribution, .top).semanticContentAttribute = .forceRightToLeft
        })
    }
    return found
  }()

  @MainActor @discardableResult private static func row(
    _ canvas: LayoutCanvas, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let stack = canvas.stack("S", spacing: 10)
    stack.distribution = distribution
    stack.alignment = alignment
    canvas.fill(stack)
    canvas.block("A", 20, 20, ascent: 15, descent: 5, to: stack)
    let middle = canvas.block("B", 70, 30, ascent: 22, descent: 8, to: stack)
    middle.setContentHuggingPriority(.init(249), for: .horizontal)
    canvas.block("C", 30, 40, ascent: 30, descent: 10, to: stack)
    return stack
  }

  @MainActor @discardableResult private static func column(
    _ canvas: LayoutCanvas, _ distribution: UIStackView.Distribution,
    _ alignment: UIStackView.Alignment
  ) -> UIStackView {
    let stack = canvas.stack("S", .vertical, spacing: 10)
    stack.distribution = distribution
    stack.alignment = alignment
    canvas.fill(stack)
    canvas.block("A", 20, 20, to: stack)
    let middle = canvas.block("B", 30, 70, to: stack)
    middle.setContentHuggingPriority(.init(249), for: .vertical)
    canvas.block("C", 40, 30, to: stack)
    return stack
  }

  static let stacks: [LayoutCase] = [
    LayoutCase(name: "reversed-column-leading", size: CGSize(width: 60, height: 260)) {
      column($0, .fill, .leading).semanticContentAttribute = .forceRightToLeft
    },
    LayoutCase(name: "stack-custom-spacing") { canvas in
      let stack = canvas.stack("S", spacing: 5)
      canvas.corner(stack)
      let first = canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 20, 20, to: stack)
      canvas.block("C", 20, 20, to: stack)
      stack.setCustomSpacing(30, after: first)
    },
    LayoutCase(name: "stack-system-spacing") { canvas in
      let stack = canvas.stack("S", spacing: 5)
      canvas.corner(stack)
      let first = canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 20, 20, to: stack)
      canvas.block("C", 20, 20, to: stack)
      stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
    },
    LayoutCase(name: "stack-hidden-middle") { canvas in
      let stack = canvas.stack("S", spacing: 10)
      canvas.corner(stack)
      canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 20, 80, to: stack).isHidden = true
      canvas.block("C", 30, 20, to: stack)
    },
    LayoutCase(name: "stack-hidden-first") { canvas in
      let stack = canvas.stack("S", .vertical, spacing: 10)
      canvas.corner(stack)
      canvas.block("A", 80, 20, to: stack).isHidden = true
      canvas.block("B", 20, 20, to: stack)
      canvas.block("C", 30, 20, to: stack)
    },
    LayoutCase(name: "stack-all-hidden") { canvas in
      let stack = canvas.stack("S", spacing: 10)
      canvas.corner(stack)
      canvas.block("A", 20, 20, to: stack).isHidden = true
      canvas.block("B", 20, 20, to: stack).isHidden = true
    },
    LayoutCase(name: "stack-nested") { canvas in
      let outer = canvas.stack("S", .vertical, spacing: 10)
      canvas.corner(outer)
      let inner = canvas.stack("R", spacing: 5, to: outer)
      let first = canvas.block("A", 20, 20, to: inner)
      first.setContentHuggingPriority(.defaultHigh, for: .horizontal)
      canvas.block("B", 30, 10, to: inner)
      canvas.block("C", 90, 10, to: outer)
    },
    LayoutCase(name: "stack-nested-centered") { canvas in
      let outer = canvas.stack("S", spacing: 10)
      outer.alignment = .center
      canvas.corner(outer)
      canvas.block("A", 20, 80, to: outer)
      let inner = canvas.stack("R", .vertical, spacing: 4, to: outer)
      inner.alignment = .trailing
      canvas.block("B", 30, 10, to: inner)
      canvas.block("C", 50, 10, to: inner)
    },
    LayoutCase(name: "stack-margins") { canvas in
      let stack = canvas.stack("S", .vertical)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      canvas.corner(stack)
      canvas.block("A", 10, 10, to: stack)
      canvas.block("B", 20, 30, to: stack)
    },
    LayoutCase(name: "stack-directional-margins-reversed") { canvas in
      let stack = canvas.stack("S")
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 5, leading: 30, bottom: 5, trailing: 10)
      stack.semanticContentAttribute = .forceRightToLeft
      canvas.corner(stack)
      canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 40, 20, to: stack)
    },
    LayoutCase(name: "stack-spacing-unconstrained") { canvas in
      let stack = canvas.stack("S", spacing: 10)
      stack.distribution = .equalSpacing
      canvas.corner(stack)
      canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 30, 20, to: stack)
    },
    LayoutCase(name: "stack-centering-unconstrained") { canvas in
      let stack = canvas.stack("S", spacing: 10)
      stack.distribution = .equalCentering
      canvas.corner(stack)
      canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 60, 20, to: stack)
      canvas.block("C", 20, 20, to: stack)
    },
    LayoutCase(name: "stack-equally-unconstrained") { canvas in
      let stack = canvas.stack("S", spacing: 10)
      stack.distribution = .fillEqually
      canvas.corner(stack)
      canvas.block("A", 20, 20, to: stack)
      canvas.block("B", 50, 20, to: stack)
      canvas.block("C", 30, 20, to: stack)
    },
    LayoutCase(name: "stack-baseline-relative") { canvas in
      let stack = canvas.stack("S", .vertical, spacing: 40)
      stack.isBaselineRelativeArrangement = true
      canvas.corner(stack)
      canvas.block("A", 50, 20, ascent: 15, descent: 5, to: stack)
      canvas.block("B", 50, 30, ascent: 22, descent: 8, to: stack)
    },
    LayoutCase(name: "stack-compressed", size: CGSize(width: 100, height: 20)) { canvas in
      let stack = canvas.stack("S")
      canvas.fill(stack)
      canvas.block("A", 80, 20, to: stack)
      let last = canvas.block("B", 60, 20, to: stack)
      last.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    },
    LayoutCase(name: "stack-spacing-too-narrow", size: CGSize(width: 100, height: 20)) { canvas in
      let stack = canvas.stack("S", spacing: 10)
      stack.distribution = .equalSpacing
      canvas.fill(stack)
      canvas.block("A", 80, 20, to: stack)
      let last = canvas.block("B", 60, 20, to: stack)
      last.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    },
    LayoutCase(name: "stack-fixed-among-flexible", size: CGSize(width: 200, height: 40)) { canvas in
      let stack = canvas.stack("S", spacing: 10)
      stack.alignment = .center
      canvas.fill(stack)
      let icon = canvas.block("A", to: stack)
      canvas.size(icon, 24, 24)
      let text = canvas.block("B", 60, 20, to: stack)
      text.setContentHuggingPriority(.init(200), for: .horizontal)
      canvas.block("C", 30, 16, to: stack)
    },
    LayoutCase(name: "stack-paragraph", size: CGSize(width: 120, height: 200)) { canvas in
      let stack = canvas.stack("S", .vertical, spacing: 8)
      canvas.corner(stack)
      canvas.place(stack.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor))
      canvas.add("A", Paragraph(), to: stack)
      canvas.block("B", 40, 20, to: stack)
    },
    LayoutCase(name: "stack-paragraph-beside-icon") { canvas in
      let stack = canvas.stack("S", spacing: 10)
      stack.alignment = .top
      canvas.corner(stack)
      canvas.place(stack.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor))
      canvas.size(canvas.block("A", to: stack), 40, 40)
      canvas.add("B", Paragraph(), to: stack)
    },
    LayoutCase(name: "stack-baseline-of-stack") { canvas in
      let stack = canvas.stack("S", .vertical, spacing: 4)
      canvas.corner(stack, y: 30)
      canvas.block("A", 50, 20, ascent: 15, descent: 5, to: stack)
      canvas.block("B", 50, 20, ascent: 15, descent: 5, to: stack)
      let first = canvas.block("C", 30, 30, ascent: 22, descent: 8)
      let last = canvas.block("D", 30, 30, ascent: 22, descent: 8)
      canvas.place(
        first.leadingAnchor.constraint(equalTo: stack.trailingAnchor),
        first.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor),
        last.leadingAnchor.constraint(equalTo: first.trailingAnchor),
        last.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor))
    },
  ]
}
