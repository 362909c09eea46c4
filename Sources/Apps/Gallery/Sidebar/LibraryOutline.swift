import Foundation
import PhotoIndexing
import PhotoMetadata
import UIKitCompat

/// The parts of the library that the sidebar lists, with the numbers of their photos. Created off
/// the main thread.
struct LibraryOutline: Equatable, Sendable {
  /// A scope with those within it.
  struct Node: Equatable, Sendable {
    let scope: PhotoScope
    let title: String
    /// The number of photos; nil where it would have to be found out first.
    let count: Int?
    var children: [Node] = []
    /// The photo that is shown in place of a symbol.
    var cover: FileID?
  }

  /// All photos and some kinds of them; albums and saved searches; the folders below the opened
  /// ones; the years with their months, the newest first; and the tags by name.
  private(set) var sections: [SidebarSection: [Node]] = [:]

  init() {}

  /// The parts that every library has, before anything is known of it.
  static var withoutCounts: LibraryOutline {
    var outline = LibraryOutline()
    let kinds: [PhotoScope] = [.all, .favorites, .videos, .recent, .duplicates]
    outline.sections = [
      .kinds: kinds.map { Node(scope: $0, title: $0.title, count: nil) }
    ]
    return outline
  }

  /// Blocks.
  ///
  /// - Parameters:
  ///   - made: Folders that are listed although they have no photos.
  ///   - found: The folders on disk, which are listed unless too many of them have no photos.
  init(
    of index: PhotoIndex, under roots: [FileID], made: Set<FileID> = [], found: Set<FileID> = []
  ) throws(PhotoIndexError) {
    // Files of a disk that isn't plugged in aren't shown.
    let there = Set(roots).filter { $0.withPath { access($0, F_OK) } == 0 }
    let roots = there.filter { root in !there.contains { root.isBelow($0) } }.sorted()
    var kinds: [Node] = []
    let wholes: [PhotoScope] = [.all, .favorites, .videos, .recent, .places]
    for scope in wholes {
      let query = scope.query ?? PhotoQuery(tokens: [])
      let count = try index.count(matching: query, under: roots)
      // Most libraries have no places.
      if scope != .places || count > 0 {
        kinds.append(Node(scope: scope, title: scope.title, count: count))
      }
    }
    kinds.append(Node(scope: .duplicates, title: PhotoScope.duplicates.title, count: nil))
    var counts = try index.folders(under: roots)
    let albums = Set(roots.map { AlbumFolder(in: $0).folder })
    for folder in made.subtracting(albums) where counts[folder] == nil && folder.isFolder {
      counts[folder] = 0
    }
    let years = Self.years(try index.months(under: roots))
    let tags = try index.tags(under: roots).map {
      Node(scope: .tag($0.tag), title: $0.tag.shown(limit: 100), count: $0.count)
    }.sorted { FileNameOrder.user.compare($0.title, $1.title) == .orderedAscending }
    sections = [
      .kinds: kinds, .albums: try Self.albums(in: index, under: roots),
      .folders: FolderTree(counts, with: found, under: roots).nodes, .years: years, .tags: tags,
    ]
  }

  /// The albums, then the saved searches.
  private static func albums(in index: PhotoIndex, under roots: [FileID]) throws(PhotoIndexError)
    -> [Node]
  {
    var nodes: [Node] = []
    let folders = roots.map { AlbumFolder(in: $0) }
    for file in folders.flatMap({ $0.files(.album) }) {
      guard let bytes = try? PlainFile(file).read() else { continue }
      let list = try AlbumList(file, bytes, in: index, under: roots)
      nodes.append(
        Node(
          scope: .album(file), title: file.stem, count: list.shown.count, cover: list.cover))
    }
    for search in folders.flatMap({ $0.files(.search) }).map({ SavedSearch($0) }) {
      let count =
        search.isUnderstood ? try index.count(matching: search.query, under: roots) : nil
      nodes.append(Node(scope: .search(search), title: search.file.stem, count: count))
    }
    return nodes
  }

  private static func years(_ months: [MonthCount]) -> [Node] {
    Dictionary(grouping: months, by: \.year).sorted { $0.key > $1.key }.map { year, months in
      let nodes = months.map { month in
        let scope = PhotoScope.month(year: month.year, month: month.month)
        return Node(scope: scope, title: name(ofMonth: month.month), count: month.count)
      }
      let count = months.reduce(0) { $0 + $1.count }
      return Node(
        scope: .year(year), title: PhotoScope.year(year).title, count: count, children: nodes)
    }
  }

  private static func name(ofMonth month: Int) -> String {
    let formatter = DateFormatter()
    formatter.locale = .user
    let names: [String] = formatter.standaloneMonthSymbols
    return names.indices.contains(month - 1) ? names[month - 1] : "\(month)"
  }

  /// The folders in the opened ones, each before those within it.
  var folders: [FileID] {
    func all(_ nodes: [Node]) -> [FileID] {
      nodes.flatMap { node -> [FileID] in
        guard case .folder(let folder) = node.scope else { return [] }
        return [folder] + all(node.children)
      }
    }
    return all(sections[.folders] ?? [])
  }

  /// All nodes, each before those within it.
  var nodes: [Node] {
    func all(_ nodes: [Node]) -> [Node] { nodes.flatMap { [$0] + all($0.children) } }
    return SidebarSection.allCases.flatMap { all(sections[$0] ?? []) }
  }
}

/// Makes a tree of the folders that have photos.
private struct FolderTree {
  /// The number of photos in each folder and those below it.
  private var totals: [FileID: Int] = [:]
  private var children: [FileID: [FileID]] = [:]
  private let roots: [FileID]

  /// The greatest number of folders without photos that are all listed.
  private static let mostEmpty = 200

  /// - Parameter found: Folders of which some have no photos. Where too many have none, as when a
  ///   home folder is opened, only those beside photos are listed.
  init(_ counts: [FileID: Int], with found: Set<FileID>, under roots: [FileID]) {
    self.init(counts, under: roots)
    let albums = Set(roots.map { AlbumFolder(in: $0).folder })
    let empty = found.subtracting(albums).filter { totals[$0] == nil }
    guard !empty.isEmpty else { return }
    let isFew = empty.count <= Self.mostEmpty
    let listed = empty.filter { isFew || (totals[$0.folder] ?? 0) > 0 || roots.contains($0.folder) }
    let all = counts.merging(listed.map { ($0, 0) }) { own, _ in own }
    self = FolderTree(all, under: roots)
  }

  private init(_ counts: [FileID: Int], under roots: [FileID]) {
    self.roots = roots
    let isRoot = Set(roots)
    for (folder, count) in counts {
      guard roots.contains(where: { folder == $0 || folder.isBelow($0) }) else { continue }
      var place = folder
      while true {
        let isNew = totals[place] == nil
        totals[place, default: 0] += count
        guard !isRoot.contains(place) else { break }
        if isNew { children[place.folder, default: []].append(place) }
        place = place.folder
      }
    }
  }

  /// The folders in the only root, which has all photos; with several roots these.
  var nodes: [LibraryOutline.Node] {
    let tops = roots.count == 1 ? children[roots[0]] ?? [] : roots.filter { totals[$0] != nil }
    return nodes(of: tops)
  }

  private func nodes(of folders: [FileID]) -> [LibraryOutline.Node] {
    folders.sorted().map { folder in
      LibraryOutline.Node(
        scope: .folder(folder), title: folder.displayName, count: totals[folder] ?? 0,
        children: nodes(of: children[folder] ?? []))
    }.sorted { one, other in FileNameOrder.user.compare(one.title, other.title) == .orderedAscending
    }
  }
}
