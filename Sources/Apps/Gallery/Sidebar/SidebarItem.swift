import PhotoIndexing
import UIKit

/// An item that a person chooses in the sidebar.
enum SidebarItem: Hashable, Sendable {
  case scope(PhotoScope)
  case trash
  /// Makes an album.
  case newAlbum
  /// The photos of a card or a camera, to be imported.
  case card(FileID)
  /// The heading of a section, which hides what is below it.
  case heading(SidebarSection)

  var symbol: String? {
    switch self {
    case .scope(let scope): scope.symbol
    case .trash: "trash"
    case .newAlbum: "plus"
    case .card: "camera"
    case .heading: nil
    }
  }
}

/// A section of the sidebar.
enum SidebarSection: Int, CaseIterable, Sendable {
  case kinds, cards, albums, folders, years, tags

  /// The heading; nil for the first section.
  var title: String? {
    switch self {
    case .kinds: nil
    case .cards: String(gallery: "Cameras and Cards")
    case .albums: String(gallery: "Albums")
    case .folders: String(gallery: "Folders")
    case .years: String(gallery: "Dates")
    case .tags: String(gallery: "Tags")
    }
  }
}

/// The contents of the sidebar.
struct SidebarContent: Equatable, Sendable {
  var outline = LibraryOutline()
  /// The number of photos in the trash; nil until it is known.
  var trashCount: Int?
  /// The folders with the photos of cards and cameras.
  var cards: [FileID] = []

  /// The contents of a row.
  struct Row: Equatable {
    let title: String
    var count: Int?
    var hasChildren = false
    /// The photo that is shown in place of the symbol.
    var cover: FileID?
  }

  typealias Tree = NSDiffableDataSourceSectionSnapshot<SidebarItem>

  var rows: [SidebarItem: Row] {
    var rows: [SidebarItem: Row] = [:]
    for node in outline.nodes {
      rows[.scope(node.scope)] = Row(
        title: node.title, count: node.count, hasChildren: !node.children.isEmpty,
        cover: node.cover)
    }
    for card in cards { rows[.card(card)] = Row(title: card.cardName) }
    rows[.newAlbum] = Row(title: String(gallery: "New Album…"))
    rows[.trash] = Row(title: String(gallery: "Trash"), count: trashCount)
    for section in SidebarSection.allCases {
      if let title = section.title {
        rows[.heading(section)] = Row(title: title, hasChildren: true)
      }
    }
    return rows
  }

  var sections: [SidebarSection] {
    SidebarSection.allCases.filter {
      switch $0 {
      case .kinds, .albums: true
      case .cards: !cards.isEmpty
      default: !nodes(of: $0).isEmpty
      }
    }
  }

  private func nodes(of section: SidebarSection) -> [LibraryOutline.Node] {
    outline.sections[section] ?? []
  }

  /// The items of a section. What was expanded in an earlier tree stays so; headings are at first.
  func tree(of section: SidebarSection, like old: Tree) -> Tree {
    var tree = Tree()
    var root: SidebarItem?
    if section.title != nil {
      let heading = SidebarItem.heading(section)
      root = heading
      tree.append([heading])
    }
    append(nodes(of: section), to: root, of: &tree)
    if section == .kinds { tree.append([.trash]) }
    if section == .albums { tree.append([.newAlbum], to: root) }
    if section == .cards { tree.append(cards.map { .card($0) }, to: root) }
    tree.expand(old.items.filter { old.isExpanded($0) })
    if let root, !old.contains(root) { tree.expand([root]) }
    return tree
  }

  private func append(_ nodes: [LibraryOutline.Node], to parent: SidebarItem?, of tree: inout Tree)
  {
    tree.append(nodes.map { .scope($0.scope) }, to: parent)
    for node in nodes where !node.children.isEmpty {
      append(node.children, to: .scope(node.scope), of: &tree)
    }
  }
}
