import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// A mailbox whose rows are swiped, deleted, selected and moved.
@MainActor final class Mailbox: UITableViewController {
  var mails = [["Anna", "Ben", "Clara", "David"], ["Emil", "Frieda", "Greta"]]
  var calls: [String] = []
  var leading: [UIContextualAction] = []
  var trailing: [UIContextualAction]? = []
  var isFull = true
  var pinned: IndexPath?
  /// Whether trailing actions are the table's own.
  var usesLegacyDeletion = false

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
    tableView.rowHeight = 60
  }

  override func numberOfSections(in tableView: UITableView) -> Int { mails.count }
  override func tableView(_: UITableView, numberOfRowsInSection section: Int) -> Int {
    mails[section].count
  }
  override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = table.dequeueReusableCell(withIdentifier: "mail", for: path)
    cell.textLabel?.text = mails[path.section][path.row]
    cell.accessoryType = .disclosureIndicator
    return cell
  }
  override func tableView(_: UITableView, titleForHeaderInSection section: Int) -> String? {
    section == 0 ? "Today" : "Earlier"
  }
  override func tableView(_: UITableView, canEditRowAt path: IndexPath) -> Bool { path != pinned }
  override func tableView(_: UITableView, canMoveRowAt path: IndexPath) -> Bool { path != pinned }
  override func tableView(
    _ table: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt path: IndexPath
  ) {
    calls.append("commit \(style.rawValue) \(path.section).\(path.row)")
    guard style == .delete else { return }
    mails[path.section].remove(at: path.row)
    table.deleteRows(at: [path], with: .automatic)
  }
  override func tableView(_: UITableView, moveRowAt source: IndexPath, to target: IndexPath) {
    calls.append("move \(source.section).\(source.row) to \(target.section).\(target.row)")
    let mail = mails[source.section].remove(at: source.row)
    mails[target.section].insert(mail, at: target.row)
  }
  override func tableView(
    _: UITableView, leadingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { configuration(leading) }
  override func tableView(
    _: UITableView, trailingSwipeActionsConfigurationForRowAt path: IndexPath
  ) -> UISwipeActionsConfiguration? { usesLegacyDeletion ? nil : configuration(trailing ?? []) }
  override func tableView(_: UITableView, willBeginEditingRowAt path: IndexPath) {
    calls.append("begin \(path.section).\(path.row)")
  }
  override func tableView(_: UITableView, didEndEditingRowAt path: IndexPath?) {
    calls.append("end \(path.map { "\($0.section).\($0.row)" } ?? "nil")")
  }
  override func tableView(_: UITableView, didSelectRowAt path: IndexPath) {
    calls.append("select \(path.section).\(path.row)")
  }

  private func configuration(_ actions: [UIContextualAction]) -> UISwipeActionsConfiguration {
    let configuration = UISwipeActionsConfiguration(actions: actions)
    configuration.performsFirstActionWithFullSwipe = isFull
    return configuration
  }

  func action(
    _ title: String, _ style: UIContextualAction.Style = .normal, _ color: UIColor? = nil,
    body: ((@escaping (Bool) -> Void) -> Void)? = nil
  ) -> UIContextualAction {
    let action = UIContextualAction(style: style, title: title) { [weak self] _, _, completion in
      self?.calls.append(title)
      if let body { body(completion) } else { completion(true) }
    }
    if let color { action.backgroundColor = color }
    return action
  }
}

/// A mailbox on a stage.
@MainActor struct MailboxWorld {
  let stage: Stage
  let box: Mailbox
  var table: UITableView { box.tableView }

  init(
    _ style: UITableView.Style = .plain, size: CGSize = CGSize(width: 400, height: 700),
    prepare: (Mailbox) -> Void = { _ in }
  ) {
    stage = Stage(size: size)
    box = Mailbox(style: style)
    prepare(box)
    stage.show(box)
    stage.settle()
    box.calls = []
  }

  func middle(_ section: Int, _ row: Int) -> CGPoint {
    let frame = table.rectForRow(at: IndexPath(row: row, section: section))
    return table.convert(CGPoint(x: frame.midX, y: frame.midY), to: nil)
  }

  func cell(_ section: Int, _ row: Int) -> UITableViewCell? {
    table.cellForRow(at: IndexPath(row: row, section: section))
  }

  func swipe(_ section: Int, _ row: Int, by distance: CGFloat, hold: TimeInterval = 0.2) {
    let start = middle(section, row)
    stage.drag(
      from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.3, hold: hold)
  }

  /// The width of the actions that are shown, in points.
  var actionsWidth: CGFloat {
    let views = table.subviews.compactMap { $0 as? SwipeActionsView }
    return views.map(\.naturalWidth).max() ?? .nan
  }

  /// Writes what is on the stage to the folder of `VITRINE_LIST_PICTURES`, to be looked at.
  func write(_ name: String) throws {
    guard let folder = ProcessInfo.processInfo.environment["VITRINE_LIST_PICTURES"] else { return }
    let url = URL(fileURLWithPath: folder)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    let picture = try #require(stage.picture(scale: 2))
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: url.appendingPathComponent(name + ".png"))
  }
}
