import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A list of folders, as in the sidebar of a photo viewer.
final class FolderList: UITableViewController {
  static let folders = ["Library", "Favorites", "Norway", "Family", "Work", "Screenshots", "Scans"]
  var onChoice: ((Int) -> Void)?

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Self.folders.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = Self.folders[indexPath.row]
    cell.imageView?.image = UIImage(systemName: "folder")
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onChoice?(indexPath.row)
  }
}

/// A grid of colored squares in place of photos.
final class PhotoGrid: UIViewController {
  private(set) var squares: [UIView] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    for index in 0..<40 {
      let square = UIView()
      square.backgroundColor = UIColor(
        hue: CGFloat(index % 13) / 13, saturation: 0.45, brightness: 0.8, alpha: 1)
      view.addSubview(square)
      squares.append(square)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let top = view.safeAreaInsets.top + 8
    let count = max(2, Int(view.bounds.width / 150))
    let side = (view.bounds.width - 8 * CGFloat(count + 1)) / CGFloat(count)
    for (index, square) in squares.enumerated() {
      square.frame = CGRect(
        x: 8 + CGFloat(index % count) * (side + 8), y: top + CGFloat(index / count) * (side + 8),
        width: side, height: side)
    }
  }
}

/// Records what a split view controller tells.
final class SplitLog: UISplitViewControllerDelegate {
  var lines: [String] = []
  var top: UISplitViewController.Column?
  var expanded: UISplitViewController.DisplayMode?

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  func splitViewController(
    _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
  ) { lines.append("mode \(displayMode)") }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column {
    lines.append("top? \(proposedTopColumn)")
    return top ?? proposedTopColumn
  }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController
      .DisplayMode
  ) -> UISplitViewController.DisplayMode { expanded ?? proposedDisplayMode }

  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("collapsed") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("expanded") }

  func splitViewController(
    _ svc: UISplitViewController, willShow column: UISplitViewController.Column
  ) { lines.append("show \(column)") }

  func splitViewController(
    _ svc: UISplitViewController, willHide column: UISplitViewController.Column
  ) { lines.append("hide \(column)") }

  func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController) {
    lines.append("gesture")
  }

  func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController) {
    lines.append("gesture over")
  }
}

/// A stage with a split view controller whose columns record their appearance.
@MainActor final class SplitWorld {
  let stage: Stage
  let log = CallLog()
  let told = SplitLog()
  let split: UISplitViewController
  private(set) var screens: [UISplitViewController.Column: RecordingController] = [:]

  init(
    _ size: CGSize, style: UISplitViewController.Style = .doubleColumn,
    set: (UISplitViewController) -> Void = { _ in }
  ) {
    stage = Stage(size: size)
    split = UISplitViewController(style: style)
    split.delegate = told
    let kinds: [(UISplitViewController.Column, String)] =
      style == .tripleColumn
      ? [(.primary, "P"), (.supplementary, "S"), (.secondary, "D")]
      : [(.primary, "P"), (.secondary, "D")]
    for (kind, name) in kinds {
      let screen = RecordingController(name, log)
      screens[kind] = screen
      split.setViewController(screen, for: kind)
    }
    set(split)
    stage.show(split)
    stage.settle()
  }

  func screen(_ column: UISplitViewController.Column) -> RecordingController {
    screens[column] ?? RecordingController("?", log)
  }

  /// The frame of a column's pane as it is seen; nil if it is hidden.
  func frame(_ column: UISplitViewController.Column) -> CGRect? {
    guard let pane = split.columns[column]?.pane, !pane.isHidden else { return nil }
    return pane.frame
  }

  /// The titles on the stack while the columns are collapsed.
  var stack: [String] {
    (split.viewControllers.first as? UINavigationController)?.viewControllers.map { $0.title ?? "" }
      ?? []
  }

  /// The screens that were told that they have appeared.
  var visible: String {
    screens.values.filter { $0.balance == 1 }.map(\.name).sorted().joined()
  }
}
