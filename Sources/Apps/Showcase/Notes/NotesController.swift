import UIKit
import UIKitCompat

/// The list of all notes, which can be searched.
final class NotesController: UITableViewController, UISearchResultsUpdating,
  UISearchControllerDelegate
{
  private let store: NoteStore
  private let search = UISearchController(searchResultsController: nil)
  private lazy var dataSource = NotesDataSource(tableView: tableView) { [store] table, path, id in
    let cell =
      table.dequeueReusableCell(withIdentifier: "note")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "note")
    let note = store.note(id)
    cell.textLabel?.text = note?.title
    cell.detailTextLabel?.text = note?.summary
    cell.detailTextLabel?.textColor = .detailText
    let isLarge = table.traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    cell.detailTextLabel?.numberOfLines = isLarge ? 0 : 3
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  init(store: NoteStore) {
    self.store = store
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    search.searchResultsUpdater = self
    search.delegate = self
    search.obscuresBackgroundDuringPresentation = false
    search.searchBar.searchTextField.attributedPlaceholder = NSAttributedString(
      string: String(showcase: "Search Notes"),
      attributes: [.foregroundColor: UIColor.detailText])
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.open(Note()) })
    onEscape { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    show(animated: false)
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Large text has as many lines as it needs.
    if viewIfLoaded?.window != nil { show(animated: false) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // Arrow keys move through the notes at once.
    tableView.becomeFirstResponder()
  }

  func updateSearchResults(for searchController: UISearchController) { show(animated: true) }

  func didDismissSearchController(_ searchController: UISearchController) {
    tableView.becomeFirstResponder()
  }

  private func show(animated: Bool) {
    let words = search.searchBar.text ?? ""
    let shown = store.notes.filter { $0.matches(words) }.map(\.id)
    let known = Set(dataSource.snapshot().itemIdentifiers)
    var snapshot = NSDiffableDataSourceSnapshot<Int, Note.ID>()
    snapshot.appendSections([0])
    snapshot.appendItems(shown)
    // After editing, texts may be others.
    if !animated { snapshot.reloadItems(shown.filter(known.contains)) }
    dataSource.apply(snapshot, animatingDifferences: animated)
  }

  private func delete(_ id: Note.ID) {
    store.delete(id)
    show(animated: true)
  }

  private func open(_ note: Note) {
    navigationController?.pushViewController(NoteController(note, in: store), animated: true)
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let note = dataSource.itemIdentifier(for: indexPath).flatMap(store.note) else { return }
    open(note)
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard let id = dataSource.itemIdentifier(for: indexPath) else { return nil }
    let delete = UIContextualAction(style: .destructive, title: String(showcase: "Delete")) {
      [weak self] _, _, completion in
      self?.delete(id)
      completion(true)
    }
    delete.image = UIImage(systemName: "trash")
    return UISwipeActionsConfiguration(actions: [delete])
  }
}

/// The rows of the list, which can be swiped.
private final class NotesDataSource: UITableViewDiffableDataSource<Int, Note.ID> {
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
}
