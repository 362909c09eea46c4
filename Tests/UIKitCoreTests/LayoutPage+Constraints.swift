import QuartzCore
import UIKit

@testable import UIKitCore

extension LayoutCase {
  static let constraints: [LayoutCase] = [
    LayoutCase(name: "aspect-ratio") { canvas in
      let a = canvas.block("A")
      canvas.place(
        a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 20),
        a.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor, constant: -20),
        a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
        a.centerYAnchor.constraint(equalTo: canvas.root.centerYAnchor))
    },
    LayoutCase(name: "aspect-fit") { canvas in
      let (a, root) = (canvas.block("A"), canvas.root)
      let width = a.widthAnchor.constraint(equalTo: root.widthAnchor)
      let height = a.heightAnchor.constraint(equalTo: root.heightAnchor)
      width.priority = .defaultHigh
      height.priority = .defaultHigh
      canvas.place(
        width, height, a.widthAnchor.constraint(equalTo: a.heightAnchor, multiplier: 4),
        a.widthAnchor.constraint(lessThanOrEqualTo: root.widthAnchor),
        a.heightAnchor.constraint(lessThanOrEqualTo: root.heightAnchor),
        a.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        a.centerYAnchor.constraint(equalTo: root.centerYAnchor))
    },
    LayoutCase(name: "higher-priority-wins") { canvas in
      let a = canvas.block("A", -1, 20)
      canvas.corner(a)
      for (width, priority) in [(50.0, 500), (80, 501), (20, 499)] {
        let constraint = a.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(Float(priority))
        canvas.place(constraint)
      }
    },
    LayoutCase(name: "many-weak-do-not-beat-one") { canvas in
      let a = canvas.block("A", -1, 20)
      canvas.corner(a)
      for (width, priority) in [(50.0, 500), (80, 499), (80, 499), (80, 499)] {
        let constraint = a.widthAnchor.constraint(equalToConstant: width)
        constraint.priority = UILayoutPriority(Float(priority))
        canvas.place(constraint)
      }
    },
    LayoutCase(name: "required-minimum") { canvas in
      let a = canvas.block("A", -1, 20)
      canvas.corner(a)
      let wanted = a.widthAnchor.constraint(equalToConstant: 40)
      wanted.priority = .init(999)
      canvas.place(wanted, a.widthAnchor.constraint(greaterThanOrEqualToConstant: 60))
    },
    LayoutCase(name: "hugging-contest") { canvas in
      let (a, b) = (canvas.block("A", 40, 20), canvas.block("B", 40, 20))
      a.setContentHuggingPriority(.init(251), for: .horizontal)
      beside(a, b, canvas)
    },
    LayoutCase(name: "compression-contest") { canvas in
      let (a, b) = (canvas.block("A", 150, 20), canvas.block("B", 100, 20))
      a.setContentCompressionResistancePriority(.init(751), for: .horizontal)
      beside(a, b, canvas)
    },
    LayoutCase(name: "stronger-than-content") { canvas in
      let a = canvas.block("A", 100, 20)
      canvas.corner(a)
      let width = a.widthAnchor.constraint(equalToConstant: 50)
      width.priority = .init(760)
      canvas.place(width)
    },
    LayoutCase(name: "weaker-than-content") { canvas in
      let a = canvas.block("A", 100, 20)
      canvas.corner(a)
      let width = a.widthAnchor.constraint(equalToConstant: 50)
      width.priority = .init(740)
      canvas.place(width)
    },
    LayoutCase(name: "between-hugging-and-compression") { canvas in
      let a = canvas.block("A", 100, 20)
      canvas.corner(a)
      let width = a.widthAnchor.constraint(equalToConstant: 150)
      width.priority = .init(260)
      canvas.place(width)
    },
    LayoutCase(name: "center-multiplied") { canvas in
      let a = canvas.block("A", 20, 20)
      canvas.place(
        NSLayoutConstraint(
          item: a, attribute: .centerX, relatedBy: .equal, toItem: canvas.root,
          attribute: .centerX, multiplier: 0.5, constant: 0),
        a.centerYAnchor.constraint(equalTo: canvas.root.centerYAnchor, constant: 10))
    },
    LayoutCase(name: "equal-to-the-larger") { canvas in
      let views = [("A", 40.0), ("B", 70), ("C", 30)].map { canvas.block($0.0, $0.1, 20) }
      for (index, view) in views.enumerated() {
        canvas.corner(view, y: CGFloat(index * 25))
        canvas.place(view.widthAnchor.constraint(equalTo: views[0].widthAnchor))
      }
    },
    LayoutCase(name: "system-spacing") { canvas in
      let (a, b) = (canvas.block("A", 20, 20), canvas.block("B", 20, 20))
      canvas.corner(a)
      canvas.place(
        b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor, multiplier: 2),
        b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5))
    },
    LayoutCase(name: "equal-distances") { canvas in
      let (a, root) = (canvas.block("A", 20, 20), canvas.root)
      let b = canvas.block("B", 60, 20)
      canvas.corner(a, x: 10)
      canvas.place(
        b.topAnchor.constraint(equalTo: a.topAnchor),
        a.trailingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(
          equalTo: b.trailingAnchor.anchorWithOffset(to: root.trailingAnchor), multiplier: 0.5))
    },
    LayoutCase(name: "alignment-rectangle") { canvas in
      let (a, b) = (canvas.block("A", 40, 40), canvas.block("B", 40, 40))
      a.insets = UIEdgeInsets(top: 4, left: 2, bottom: 6, right: 8)
      canvas.corner(a, x: 20, y: 20)
      canvas.place(
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.topAnchor.constraint(equalTo: a.topAnchor))
    },
    LayoutCase(name: "beside-a-frame") { canvas in
      let plain = UIView(frame: CGRect(x: 30, y: 10, width: 50, height: 50))
      canvas.root.addSubview(plain)
      let a = canvas.block("A", 20, 20)
      canvas.place(
        a.leadingAnchor.constraint(equalTo: plain.trailingAnchor, constant: 5),
        a.bottomAnchor.constraint(equalTo: plain.bottomAnchor))
      plain.frame.origin.x = 60
    },
    LayoutCase(name: "paragraph") { canvas in
      let a = canvas.add("A", Paragraph())
      canvas.corner(a)
      canvas.place(a.widthAnchor.constraint(equalToConstant: 100))
    },
    LayoutCase(name: "paragraph-within-limits") { canvas in
      let a = canvas.add("A", Paragraph())
      canvas.corner(a, x: 10)
      canvas.place(
        a.trailingAnchor.constraint(lessThanOrEqualTo: canvas.root.trailingAnchor, constant: -40))
    },
    LayoutCase(name: "paragraph-pushes-what-is-below") { canvas in
      let card = canvas.block("S")
      canvas.corner(card, x: 10, y: 10)
      canvas.place(card.widthAnchor.constraint(equalToConstant: 120))
      let a = canvas.add("A", Paragraph(), to: card)
      let b = canvas.block("B", 30, 10, to: card)
      canvas.corner(a, x: 10, y: 5)
      canvas.place(
        a.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
        b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 5),
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        b.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -5))
    },
    LayoutCase(name: "first-baselines") { canvas in
      let a = canvas.block("A", 20, 20, ascent: 15, descent: 5)
      let b = canvas.block("B", 40, 60, ascent: 22, descent: 8)
      canvas.corner(a, y: 10)
      canvas.place(
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor))
    },
    LayoutCase(name: "last-baselines") { canvas in
      let a = canvas.block("A", 20, 20, ascent: 15, descent: 5)
      let b = canvas.block("B", 40, 60, ascent: 22, descent: 8)
      canvas.corner(a, y: 70)
      canvas.place(
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.lastBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor))
    },
    LayoutCase(name: "baseline-to-baseline") { canvas in
      let a = canvas.block("A", 20, 20, ascent: 15, descent: 5)
      let b = canvas.block("B", 40, 30, ascent: 22, descent: 8)
      canvas.corner(a)
      canvas.place(
        b.leadingAnchor.constraint(equalTo: a.leadingAnchor),
        b.firstBaselineAnchor.constraint(equalTo: a.lastBaselineAnchor, constant: 40))
    },
    LayoutCase(name: "format-row") { canvas in
      let (a, b) = (canvas.block("A", -1, 20), canvas.block("B", -1, 30))
      canvas.place(a.topAnchor.constraint(equalTo: canvas.root.topAnchor, constant: 10))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-[a]-[b(==a)]-|", options: .alignAllCenterY, metrics: nil,
          views: ["a": a, "b": b]))
    },
    LayoutCase(name: "format-column") { canvas in
      let (a, b) = (canvas.block("A", 40, -1), canvas.block("B", 60, -1))
      canvas.place(a.leadingAnchor.constraint(equalTo: canvas.root.leadingAnchor, constant: 5))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-gap-[a(20)]-(>=4,==9@900)-[b(>=10@20,<=30)]|",
          options: .alignAllTrailing, metrics: ["gap": 12], views: ["a": a, "b": b]))
    },
  ]

  /// Two views side by side, 10 points apart, that fill the width.
  @MainActor private static func beside(_ a: UIView, _ b: UIView, _ canvas: LayoutCanvas) {
    canvas.corner(a)
    canvas.place(
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 10),
      b.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
      b.topAnchor.constraint(equalTo: a.topAnchor))
  }
}
