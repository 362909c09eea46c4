import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// Pages "0" to "4" of a page view controller on a stage, and what was asked and told.
@MainActor
final class PageWorld: NSObject, UIPageViewControllerDataSource,
  UIPageViewControllerDelegate
{
  let stage: Stage
  let log = CallLog()
  let pager: UIPageViewController
  private(set) var pages: [RecordingController] = []
  var told: [String] = []
  var asked: [String] = []
  var showsIndicator = false

  init(
    size: CGSize = CGSize(width: 400, height: 800), count: Int = 5,
    orientation: UIPageViewController.NavigationOrientation = .horizontal, spacing: CGFloat = 0,
    start: Int = 1, showsIndicator: Bool = false, isMirrored: Bool = false
  ) {
    stage = Stage(size: size)
    pager = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: orientation,
      options: [.interPageSpacing: spacing])
    self.showsIndicator = showsIndicator
    super.init()
    pages = (0..<count).map { index in
      let page = RecordingController("\(index)", log)
      page.loadViewIfNeeded()
      let hue = CGFloat(index) / CGFloat(max(1, count))
      page.view.backgroundColor = UIColor(hue: hue, saturation: 0.5, brightness: 0.85, alpha: 1)
      return page
    }
    log.clear()
    pager.dataSource = self
    pager.delegate = self
    pager.setViewControllers([pages[start]], direction: .forward, animated: false)
    if isMirrored {
      pager.loadViewIfNeeded()
      pager.view.semanticContentAttribute = .forceRightToLeft
    }
    stage.show(pager)
    stage.settle()
  }

  var shown: String { pager.viewControllers?.first?.title ?? "" }
  /// The pages that were told that they have appeared.
  var visible: String { pages.filter { $0.balance == 1 }.map(\.name).joined(separator: " ") }
  /// The pages in the window.
  var inWindow: String {
    pages.filter { $0.viewIfLoaded?.window != nil }.map(\.name).joined(separator: " ")
  }

  func take() -> [String] {
    defer { told = [] }
    return told
  }

  func frame(_ index: Int) -> CGRect? {
    guard let view = pages[index].viewIfLoaded, view.window != nil else { return nil }
    return view.convert(view.bounds, to: nil)
  }

  private func index(of controller: UIViewController) -> Int? {
    pages.firstIndex { $0 === controller }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController) else { return nil }
    asked.append("before \(index)")
    return index > 0 ? pages[index - 1] : nil
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = index(of: viewController) else { return nil }
    asked.append("after \(index)")
    return index + 1 < pages.count ? pages[index + 1] : nil
  }

  func presentationCount(for pageViewController: UIPageViewController) -> Int {
    showsIndicator ? pages.count : 0
  }

  func presentationIndex(for pageViewController: UIPageViewController) -> Int {
    pageViewController.viewControllers?.first.flatMap { index(of: $0) } ?? 0
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController]
  ) { told.append("will \(pendingViewControllers.map { $0.title ?? "" }.joined())") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    let previous = previousViewControllers.map { $0.title ?? "" }.joined()
    told.append("did from \(previous) \(completed ? "completed" : "returned")")
  }
}
