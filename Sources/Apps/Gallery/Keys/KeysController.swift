import UIKit

/// The list of the gallery's keys, by where they work, with a search. What keeps a person's own
/// keys from being used is above it.
final class KeysController: ListSheetController {
  enum Section: Hashable { case problems, scope(PhotoCommand.Scope) }

  private let commands: CommandTable
  /// The rows are names of commands, or problems.
  private var source: UICollectionViewDiffableDataSource<Section, String>?

  init(commands: CommandTable) {
    self.commands = commands
    super.init(String(gallery: "Keyboard Shortcuts"))
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    source = makeSource(heading: \.title) { [weak self] in self?.configure($0, $1) }
    show(matching: "")
  }

  private func configure(_ cell: UICollectionViewListCell, _ row: String) {
    var content = UIListContentConfiguration.cell()
    content.text = row
    cell.accessories = []
    let command = commands.commands.first { $0.name == row }
    if let command, traitCollection.preferredContentSizeCategory.isAccessibilityCategory {
      // Large caps beside a title would leave it no room.
      content.secondaryText = KeyCapsView.text(of: command.keys)
      content.secondaryTextProperties.color = .detailText
    } else if let command {
      let caps = KeyCapsView(command.keys, maximumWidth: capsWidth)
      // Accessories don't make rows higher.
      let space =
        ((caps.bounds.height + 2 * Self.capsMargin - content.textProperties.font.lineHeight) / 2)
        .rounded(.up)
      content.directionalLayoutMargins.top = max(content.directionalLayoutMargins.top, space)
      content.directionalLayoutMargins.bottom = max(content.directionalLayoutMargins.bottom, space)
      cell.accessories = [
        .customView(
          configuration: .init(customView: caps, placement: .trailing(), maintainsFixedSize: true))
      ]
    }
    cell.contentConfiguration = content
  }

  /// The smallest distance of keys from the edges of their row, in points.
  private static let capsMargin: CGFloat = 10

  /// The width for keys, which leaves enough for titles.
  private var capsWidth: CGFloat { (collectionView.bounds.width * 0.5).rounded() }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in
      self?.collectionView.reloadData()
    }
  }

  /// Shows the keys whose title or names have a text.
  override func show(matching text: String) {
    var rows = NSDiffableDataSourceSnapshot<Section, String>()
    func add(_ section: Section, _ names: [String]) {
      guard !names.isEmpty else { return }
      rows.appendSections([section])
      rows.appendItems(names, toSection: section)
    }
    if text.isEmpty { add(.problems, commands.problems) }
    for scope in PhotoCommand.Scope.allCases {
      add(.scope(scope), commands.commands(in: scope).filter { $0.matches(text) }.map(\.name))
    }
    source?.apply(rows, animatingDifferences: false)
  }

  var shownTitles: [String] { source?.snapshot().itemIdentifiers ?? [] }
}

extension KeysController.Section {
  fileprivate var title: String {
    switch self {
    case .problems: String(gallery: "Keys of Your Own")
    case .scope(let scope): scope.title
    }
  }
}

extension PhotoCommand {
  fileprivate func matches(_ text: String) -> Bool {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard !text.isEmpty else { return true }
    let names = (keys + alternates).map { $0.caps.joined(separator: "+") }
    return ([name] + names).contains { $0.localizedStandardContains(text) }
  }
}
