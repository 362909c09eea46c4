import Motion
import UIKit

@testable import Paging

/// Pages of ids, and a log of the delegate's calls.
@MainActor final class PagingWorld: PagingViewDataSource, PagingViewDelegate {
  var ids: [Int]
  let view: PagingView
  var log: [String] = []
  var pagesMade = 0
  var isOutOfRange = false
  /// Per page view: the count of "will appear" minus "did disappear", and the last call.
  var appearances: [ObjectIdentifier: [String]] = [:]
  var pageChanges: [Int] = []
  /// The calls about movements.
  var motions: [String] = []

  init(count: Int, size: CGSize = CGSize(width: 390, height: 844)) {
    ids = Array(0..<count)
    view = PagingView(frame: CGRect(origin: .zero, size: size))
    view.dataSource = self
    view.delegate = self
    view.reloadData()
    log = []
    motions = []
  }

  final class Page: UIView {
    var id = -1
  }

  func numberOfPages(in pagingView: PagingView) -> Int { ids.count }

  func pagingView(_ pagingView: PagingView, idForPageAt index: Int) -> AnyHashable {
    guard ids.indices.contains(index) else {
      isOutOfRange = true
      return -1
    }
    return ids[index]
  }

  func pagingView(_ pagingView: PagingView, pageAt index: Int) -> UIView {
    let page = pagingView.dequeuePage(Page.self) {
      pagesMade += 1
      return Page()
    }
    page.id = ids.indices.contains(index) ? ids[index] : -1
    return page
  }

  func pagingView(_ pagingView: PagingView, willAppear page: UIView, at index: Int) {
    note("willAppear", page, index)
  }
  func pagingView(_ pagingView: PagingView, didAppear page: UIView, at index: Int) {
    note("didAppear", page, index)
  }
  func pagingView(_ pagingView: PagingView, willDisappear page: UIView, at index: Int) {
    note("willDisappear", page, index)
  }
  func pagingView(_ pagingView: PagingView, didDisappear page: UIView, at index: Int) {
    note("didDisappear", page, index)
  }
  func pagingView(_ pagingView: PagingView, didChangePageTo index: Int) {
    pageChanges.append(index)
  }

  func pagingViewDidMove(_ pagingView: PagingView) { motions.append("move") }
  func pagingViewDidComeToRest(_ pagingView: PagingView) { motions.append("rest") }

  private func note(_ call: String, _ page: UIView, _ index: Int) {
    log.append("\(call) \(index)")
    appearances[ObjectIdentifier(page), default: []].append(call)
  }

  /// Whether the calls of every page are in a valid order.
  var isBalanced: Bool {
    let legal: [String: Set<String>] = [
      "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"],
      "didAppear": ["willDisappear"], "willDisappear": ["didDisappear", "willAppear"],
      "didDisappear": ["willAppear"],
    ]
    return appearances.values.allSatisfy { calls in
      zip([""] + calls, calls).allSatisfy { legal[$0.0]?.contains($0.1) == true }
    }
  }

  func settle() {
    for _ in 0..<600 where view.isMoving { _ = view.step(by: 1.0 / 60) }
  }

  /// A drag by points along the axis in steps, then a release at a velocity in points per second.
  func drag(by points: CGFloat, velocity: CGFloat) {
    let extent = 390 + view.pageSpacing
    view.beginDrag()
    for step in 1...10 { view.drag(by: -points * CGFloat(step) / 10 / extent) }
    view.endDrag(velocity: -velocity / extent)
  }

  var visibleIDs: [Int] {
    view.livePages.compactMap { $0.page.isHidden ? nil : ($0.page as? Page)?.id }
  }

  var currentID: Int? { (view.currentPage as? Page)?.id }
}
