import QuartzCore
import UIKit

@testable import UIKitCore

extension LayoutCase {
  static let guides: [LayoutCase] = [
    LayoutCase(name: "margins-of-controller") { canvas in
      canvas.fill(canvas.block("A"), canvas.root.layoutMarginsGuide)
    },
    LayoutCase(name: "margins-of-wide-controller", size: CGSize(width: 1000, height: 100)) {
      canvas in
      canvas.fill(canvas.block("A"), canvas.root.layoutMarginsGuide)
    },
    LayoutCase(name: "margins-without-minimum") { canvas in
      canvas.controller.viewRespectsSystemMinimumLayoutMargins = false
      canvas.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
      canvas.fill(canvas.block("A"), canvas.root.layoutMarginsGuide)
    },
    LayoutCase(name: "margins-of-view") { canvas in
      let outer = canvas.block("S")
      canvas.corner(outer, x: 10, y: 10)
      canvas.size(outer, 100, 50)
      canvas.fill(canvas.block("A", to: outer), outer.layoutMarginsGuide)
    },
    LayoutCase(name: "margins-preserved") { canvas in
      let flush = canvas.block("S")
      let inner = canvas.block("T")
      for (view, x) in [(flush, 0.0), (inner, 10)] {
        view.preservesSuperviewLayoutMargins = true
        canvas.corner(view, x: x, y: x * 5)
        canvas.size(view, 150, 40)
      }
      canvas.fill(canvas.block("A", to: flush), flush.layoutMarginsGuide)
      canvas.fill(canvas.block("B", to: inner), inner.layoutMarginsGuide)
    },
    LayoutCase(name: "safe-area") { canvas in
      canvas.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 20, left: 0, bottom: 10, right: 5)
      canvas.fill(canvas.block("A"), canvas.root.safeAreaLayoutGuide)
    },
    LayoutCase(name: "margins-within-safe-area") { canvas in
      canvas.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 20, left: 0, bottom: 10, right: 5)
      canvas.fill(canvas.block("A"), canvas.root.layoutMarginsGuide)
    },
    LayoutCase(name: "margins-out-of-safe-area") { canvas in
      canvas.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 20, left: 0, bottom: 10, right: 5)
      canvas.root.insetsLayoutMarginsFromSafeArea = false
      canvas.fill(canvas.block("A"), canvas.root.layoutMarginsGuide)
    },
    LayoutCase(name: "safe-area-of-inner-view") { canvas in
      canvas.controller.additionalSafeAreaInsets = UIEdgeInsets(
        top: 20, left: 0, bottom: 10, right: 0)
      let inner = UIView(frame: CGRect(x: 20, y: 5, width: 100, height: 60))
      canvas.root.addSubview(inner)
      canvas.fill(canvas.block("A", to: inner), inner.safeAreaLayoutGuide)
    },
    LayoutCase(name: "readable", size: CGSize(width: 1000, height: 100)) { canvas in
      canvas.fill(canvas.block("A"), canvas.root.readableContentGuide)
    },
    LayoutCase(name: "readable-narrow") { canvas in
      canvas.fill(canvas.block("A"), canvas.root.readableContentGuide)
    },
    LayoutCase(name: "keyboard-guide-at-rest") { canvas in
      canvas.controller.additionalSafeAreaInsets.bottom = 10
      let a = canvas.block("A")
      canvas.corner(a)
      canvas.place(
        a.trailingAnchor.constraint(equalTo: canvas.root.trailingAnchor),
        a.bottomAnchor.constraint(equalTo: canvas.root.keyboardLayoutGuide.topAnchor))
    },
    LayoutCase(name: "own-guides-share-room") { canvas in
      let (a, b, root) = (canvas.block("A", 20, 20), canvas.block("B", 60, 20), canvas.root)
      let guides = (0..<3).map { _ in UILayoutGuide() }
      for guide in guides {
        root.addLayoutGuide(guide)
        guide.widthAnchor.constraint(equalTo: guides[0].widthAnchor).isActive = true
      }
      canvas.place(
        guides[0].leadingAnchor.constraint(equalTo: root.leadingAnchor),
        a.leadingAnchor.constraint(equalTo: guides[0].trailingAnchor),
        guides[1].leadingAnchor.constraint(equalTo: a.trailingAnchor),
        b.leadingAnchor.constraint(equalTo: guides[1].trailingAnchor),
        guides[2].leadingAnchor.constraint(equalTo: b.trailingAnchor),
        guides[2].trailingAnchor.constraint(equalTo: root.trailingAnchor),
        a.topAnchor.constraint(equalTo: root.topAnchor),
        b.topAnchor.constraint(equalTo: root.topAnchor))
    },
    LayoutCase(name: "scroll-content") { canvas in
      let scroll = canvas.add("S", UIScrollView())
      canvas.corner(scroll)
      canvas.size(scroll, 120, 80)
      let content = canvas.block("A", -1, 250, to: scroll)
      canvas.fill(content, scroll.contentLayoutGuide)
      canvas.place(content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor))
    },
    LayoutCase(name: "scroll-edges-are-of-content") { canvas in
      let scroll = canvas.add("S", UIScrollView())
      canvas.corner(scroll, x: 10)
      canvas.size(scroll, 120, 80)
      let content = canvas.block("A", 300, 30, to: scroll)
      canvas.corner(content, x: 15, y: 5)
      canvas.place(
        content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor, constant: -15),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -5))
    },
    LayoutCase(name: "scroll-frame-guide") { canvas in
      let scroll = canvas.add("S", UIScrollView())
      canvas.corner(scroll)
      canvas.size(scroll, 120, 80)
      let content = canvas.block("A", 120, 250, to: scroll)
      canvas.fill(content, scroll.contentLayoutGuide)
      let pinned = canvas.block("B", 20, 20, to: scroll)
      canvas.place(
        pinned.trailingAnchor.constraint(equalTo: scroll.frameLayoutGuide.trailingAnchor),
        pinned.bottomAnchor.constraint(equalTo: scroll.frameLayoutGuide.bottomAnchor))
      canvas.root.layoutIfNeeded()
      scroll.contentOffset.y = 100
    },
  ]

  static let directions: [LayoutCase] = [
    LayoutCase(name: "reversed-leading") { canvas in
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let (a, b) = (canvas.block("A", 50, 20), canvas.block("B", 30, 20))
      canvas.corner(a, x: 10)
      canvas.place(
        b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 5),
        b.topAnchor.constraint(equalTo: a.topAnchor))
    },
    LayoutCase(name: "reversed-later") { canvas in
      let a = canvas.block("A", 50, 20)
      canvas.corner(a, x: 10)
      canvas.root.layoutIfNeeded()
      canvas.root.semanticContentAttribute = .forceRightToLeft
    },
    LayoutCase(name: "reversed-left-stays") { canvas in
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let a = canvas.block("A", 50, 20)
      canvas.place(
        a.leftAnchor.constraint(equalTo: canvas.root.leftAnchor, constant: 10),
        a.topAnchor.constraint(equalTo: canvas.root.topAnchor))
    },
    LayoutCase(name: "reversed-only-where-said") { canvas in
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let outer = canvas.block("S")
      canvas.corner(outer)
      canvas.size(outer, 100, 50)
      canvas.corner(canvas.block("A", 20, 20, to: outer), x: 10)
    },
    LayoutCase(name: "reversed-margins") { canvas in
      let outer = canvas.block("S")
      outer.semanticContentAttribute = .forceRightToLeft
      outer.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 30, bottom: 3, trailing: 4)
      canvas.corner(outer)
      canvas.size(outer, 100, 50)
      canvas.fill(canvas.block("A", to: outer), outer.layoutMarginsGuide)
    },
    LayoutCase(name: "reversed-format") { canvas in
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let (a, b) = (canvas.block("A", 30, 20), canvas.block("B", 50, 20))
      canvas.place(a.topAnchor.constraint(equalTo: canvas.root.topAnchor))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-20-[a]-[b]", options: .alignAllTop, metrics: nil,
          views: ["a": a, "b": b]))
    },
    LayoutCase(name: "format-from-right-to-left") { canvas in
      let (a, b) = (canvas.block("A", 30, 20), canvas.block("B", 50, 20))
      canvas.place(a.topAnchor.constraint(equalTo: canvas.root.topAnchor))
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "|-20-[a]-[b]",
          options: [.alignAllTop, .directionRightToLeft], metrics: nil, views: ["a": a, "b": b]))
    },
    LayoutCase(name: "reversed-limits") { canvas in
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let a = canvas.add("A", Paragraph())
      canvas.corner(a, x: 10)
      canvas.place(
        a.trailingAnchor.constraint(lessThanOrEqualTo: canvas.root.trailingAnchor, constant: -40))
    },
    LayoutCase(name: "reversed-distances") { canvas in
      canvas.root.semanticContentAttribute = .forceRightToLeft
      let (a, root) = (canvas.block("A", 20, 20), canvas.root)
      canvas.place(
        a.topAnchor.constraint(equalTo: root.topAnchor),
        root.leadingAnchor.anchorWithOffset(to: a.leadingAnchor).constraint(equalToConstant: 30))
    },
  ]
}
