import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore

/// A list with a number of rows, which can be filtered.
final class BarsList: UITableViewController, UISearchResultsUpdating {
  let names: [String]
  private(set) var shown: [String]
  var updates: [String] = []
  var chosen: [String] = []

  init(_ title: String, rows: Int = 60, style: UITableView.Style = .plain) {
    names = (0..<rows).map { "Row \($0)" }
    shown = names
    super.init(style: style)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    chosen.append(shown[indexPath.row])
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    updates.append(text)
    shown = text.isEmpty ? names : names.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }
}

/// A stage with a list in a navigation controller.
@MainActor final class BarsWorld {
  let stage: Stage
  let list: BarsList
  let navigation: UINavigationController
  private(set) var window = UIWindow(frame: .zero)

  init(
    size: CGSize = CGSize(width: 390, height: 844), title: String = "Library", scale: CGFloat = 1,
    style: UITableView.Style = .plain,
    setUp: (BarsList, UINavigationController) -> Void = { _, _ in }
  ) {
    stage = Stage(size: size, scale: scale)
    list = BarsList(title, style: style)
    navigation = UINavigationController(rootViewController: list)
    navigation.navigationBar.prefersLargeTitles = true
    setUp(list, navigation)
    window = stage.show(navigation)
    stage.settle()
  }

  var bar: UINavigationBar { navigation.navigationBar }
  var offset: CGFloat {
    get { list.tableView.contentOffset.y }
    set {
      list.tableView.contentOffset.y = newValue
      stage.advance(frames: 1)
    }
  }

  func views<V: UIView>(_ type: V.Type, in view: UIView? = nil) -> [V] {
    let view = view ?? bar
    return ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { views(type, in: $0) }
  }

  var largeTitle: LargeTitleView? { views(LargeTitleView.self).first }

  /// The label in the row of buttons.
  var smallTitle: UILabel? {
    views(NavigationBarContent.self).first.flatMap { row in
      row.subviews.compactMap { $0 as? UILabel }.first
    }
  }

  static let pictures = ProcessInfo.processInfo.environment["VITRINE_BAR_PICTURES"]

  func write(_ name: String) throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try #require(stage.picture())
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent(name + ".png"))
  }
}
