import UIKit
import UIKitCompat

/// The details of a note: when it was made and changed, and how long it is.
final class NoteDetailsController: UITableViewController {
  private let rows: [(name: String, value: String)]

  init(_ note: Note) {
    let words = note.text.split { !$0.isLetter && !$0.isNumber }.count
    let number = { (value: Int) in value.formatted(.number.locale(.user)) }
    let date = { (value: Date) in
      value.formatted(.dateTime.day().month(.wide).year().hour().minute().locale(.user))
    }
    rows = [
      (String(showcase: "Created"), date(note.created)),
      (String(showcase: "Changed"), date(note.changed)),
      (String(showcase: "Words"), number(words)),
      (String(showcase: "Characters"), number(note.text.count)),
    ]
    super.init(style: .insetGrouped)
    title = String(showcase: "Details")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsSelection = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .value1, reuseIdentifier: "row")
    cell.textLabel?.text = rows[indexPath.row].name
    cell.detailTextLabel?.text = rows[indexPath.row].value
    return cell
  }
}
