// What Apple's compiler refuses. A line with a comment at its end must be an error, others must
// not: `check` counts them.
import AVFoundation
import QuartzCore
import UIKit

final class Badge: UIView {
  let number: Int
  init(number: Int) {
    self.number = number
    super.init(frame: .zero)
  }
}  // a subclass without init(coder:)

// MARK: Optional requirements

extension UIScrollViewDelegate {
  func ask(_ view: UIScrollView) {
    scrollViewDidScroll(view)  // an optional requirement called without `?`
  }
}
@MainActor func forward(_ delegate: any UICollectionViewDelegate, _ view: UICollectionView) {
  delegate.collectionView(view, didSelectItemAt: [0, 0])  // through an existential
  view.delegate?.scrollViewDidScroll(view)  // behind a `?` of the delegate only
  _ = view.dataSource?.numberOfSections(in: view) == 2  // in an expression
  delegate.scrollViewDidZoom?(view)
}
@MainActor func forwardToFunction(_ delegate: any UIApplicationDelegate) {
  delegate.applicationDidBecomeActive(.shared)  // of an app's delegate
}
final class Rows: NSObject, UICollectionViewDataSource {  // a required member is missing
}

// MARK: Overriding

final class Quiet: UIViewController {
  override func addChildQuietly(_ child: UIViewController) {}  // nothing to override
  override func viewWillAppear(_ animated: Bool?) {}  // other parameters
}
final class Card: UIImage, @unchecked Sendable {
  override func pngData() -> Data? { nil }  // not open
}

// MARK: Names

@MainActor func names(_ window: UIWindow, _ recognizer: UIGestureRecognizer, _ view: UIView) {
  window.close()  // Linux only
  recognizer.addHandler { _ in }  // Linux only
  view.insertSubview(view, atIndex: 0)  // an argument's label
  UIView.animate(withDuration: 1, delay: 0, animation: {})  // an argument's label
  _ = UIScrollView.DecelerationRate.quick  // an unknown constant
  let mode: UIView.ContentMode = .fitting  // an unknown case
  _ = mode
}

// MARK: Optionals, constants

@MainActor func optionals(_ view: UIView) -> UIWindow {
  view.superview.addSubview(view)  // of an optional
  return view.window  // an optional
}
@MainActor func constants(_ scroll: UIScrollView, _ view: UIView) {
  scroll.isDragging = true  // read only
  view.window = nil  // read only
  view.superview = nil  // read only
}

// MARK: Conformances

let insets: Set<UIEdgeInsets> = []  // not Hashable
let events: Set<UIControl.Event> = []  // not Hashable
let places: Set<CGPoint> = []  // Hashable since iOS 18 only
let isSame = CATransform3DIdentity == CATransform3DIdentity  // not Equatable

// MARK: Isolation

func background(_ view: UIView) {
  view.alpha = 0  // the main actor's
  Task.detached { view.setNeedsLayout() }  // the main actor's
}

// MARK: Auto Layout

@MainActor func anchors(_ view: UIView, _ stack: UIStackView) {
  _ = view.leadingAnchor.constraint(equalTo: view.topAnchor)  // another axis
  _ = view.widthAnchor.constraint(equalTo: view.leadingAnchor)  // a size and an edge
  view.leadingAnchor.constraint(equalTo: view.trailingAnchor, 8)  // an argument's label
  stack.arrangedSubviews = []  // read only
  stack.alignment = .top.leading  // an unknown case
  stack.distribution = .equal  // an unknown case
  NSLayoutConstraint.activate(view.widthAnchor.constraint(equalToConstant: 1))  // not an array
  view.setContentHuggingPriority(UILayoutPriority.required, axis: .vertical)  // an argument's label
  view.widthAnchor.constraint(equalToConstant: 1).firstItem = view  // read only
  view.widthAnchor.constraint(equalToConstant: 1).multiplier = 2  // read only
  view.widthAnchor.constraint(equalToConstant: 1).priority = 750  // a number is no UILayoutPriority
  view.widthAnchor.constraint(equalToConstant: 1).constant = 2
}
@MainActor func cases(_ cell: UITableViewCell) -> Int {
  switch cell.style {  // a member that cells don't have
  case .default: 1
  }
}
