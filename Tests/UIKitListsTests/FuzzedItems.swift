import Foundation
import UIKitStage

@testable import UIKitCore
@testable import UIKitLists

/// Sections and items identified by numbers, and random changes of them. Reloaded ones get another
/// version, so that a view that wasn't updated shows an old one.
struct FuzzedItems {
  struct Section {
    var id: Int
    var items: [Int]
  }

  private(set) var sections: [Section] = []
  /// By item; sections have negative keys.
  private(set) var versions: [Int: Int] = [:]
  private var last = 0

  init(_ dice: inout SeededGenerator) { replace(&dice) }

  var counts: [Int] { sections.map(\.items.count) }
  var ids: Set<Int> { Set(sections.flatMap(\.items)) }
  var paths: [IndexPath] {
    sections.indices.flatMap { section in
      sections[section].items.indices.map { IndexPath(item: $0, section: section) }
    }
  }

  func id(at path: IndexPath) -> Int { sections[path.section].items[path.item] }
  func text(at path: IndexPath) -> String { text(of: id(at: path)) }
  func text(ofSection index: Int) -> String { text(of: -sections[index].id) }
  private func text(of key: Int) -> String { "\(key).\(versions[key] ?? 0)" }

  mutating func touch(_ id: Int) { versions[id, default: 0] += 1 }

  // MARK: Other data

  mutating func replace(_ dice: inout SeededGenerator) {
    sections = (0..<dice.roll(5)).map { _ in makeSection(&dice) }
  }

  private mutating func makeSection(_ dice: inout SeededGenerator) -> Section {
    last += 1
    let id = last
    return Section(id: id, items: makeItems(dice.roll(4) == 0 ? 0 : dice.roll(40)))
  }

  private mutating func makeItems(_ count: Int) -> [Int] {
    defer { last += count }
    return (0..<count).map { last + 1 + $0 }
  }

  /// Moves a few items anywhere, also into new or reloaded sections.
  mutating func scatter(_ dice: inout SeededGenerator) {
    for _ in 0..<(sections.isEmpty ? 0 : dice.roll(6)) {
      let from = dice.roll(sections.count)
      guard !sections[from].items.isEmpty else { continue }
      let id = sections[from].items.remove(at: dice.roll(sections[from].items.count))
      let to = dice.roll(sections.count)
      sections[to].items.insert(id, at: dice.roll(sections[to].items.count + 1))
    }
  }

  // MARK: Changes

  /// Changes the data and returns changes of every kind, in any order.
  mutating func change(_ dice: inout SeededGenerator) -> [CollectionChange] {
    let old = sections
    var changes: [CollectionChange] = []
    let isQuiet = dice.roll(2) == 0
    var remaining: [Int] = []
    var reloaded: Set<Int> = []
    for index in old.indices {
      switch isQuiet ? 9 : dice.roll(10) {
      case 0: changes.append(.deleteSection(index))
      case 1:
        changes.append(.reloadSection(index))
        reloaded.insert(index)
        remaining.append(index)
      default: remaining.append(index)
      }
    }
    let order = arrange(remaining, isQuiet, &changes, &dice)
    var moved: [IndexPath] = []
    for index in remaining where !reloaded.contains(index) {
      thin(index, old[index], &moved, &changes, &dice)
    }
    fill(order, reloaded, moved, old, &changes, &dice)
    return changes.shuffled(using: &dice)
  }

  /// The sections of after by their old index, nil for new ones.
  private mutating func arrange(
    _ kept: [Int], _ isQuiet: Bool, _ changes: inout [CollectionChange],
    _ dice: inout SeededGenerator
  ) -> [Int?] {
    var movers: Set<Int> = []
    if !isQuiet { movers = Set(kept.filter { _ in dice.roll(5) == 0 }) }
    var order: [Int?] = kept.filter { !movers.contains($0) }
    for mover in movers.sorted() { order.insert(mover, at: dice.roll(order.count + 1)) }
    for _ in 0..<(isQuiet ? 0 : dice.roll(2)) { order.insert(nil, at: dice.roll(order.count + 1)) }
    for (new, old) in order.enumerated() {
      guard let old else {
        changes.append(.insertSection(new))
        continue
      }
      if movers.contains(old) { changes.append(.moveSection(old, new)) }
    }
    let before = sections
    sections = order.map { index in index.map { before[$0] } ?? makeSection(&dice) }
    return order
  }

  /// Removes deleted and moved items, and updates reloaded ones.
  private mutating func thin(
    _ index: Int, _ section: Section, _ moved: inout [IndexPath],
    _ changes: inout [CollectionChange], _ dice: inout SeededGenerator
  ) {
    guard let sectionIndex = sections.firstIndex(where: { $0.id == section.id }) else { return }
    let rate = 3 + dice.roll(20)
    var rest: [Int] = []
    for (item, id) in section.items.enumerated() {
      let path = IndexPath(item: item, section: index)
      switch dice.roll(rate * 3) {
      case 0: changes.append(.delete(path))
      case 1: moved.append(path)
      case 2:
        changes.append(.reload(path))
        touch(id)
        rest.append(id)
      default: rest.append(id)
      }
    }
    sections[sectionIndex].items = rest
  }

  /// Inserts new and moved items, and returns their final positions.
  private mutating func fill(
    _ order: [Int?], _ reloaded: Set<Int>, _ moved: [IndexPath], _ old: [Section],
    _ changes: inout [CollectionChange], _ dice: inout SeededGenerator
  ) {
    var fresh: Set<Int> = []
    let open = order.indices.filter { index in
      order[index].map { !reloaded.contains($0) } ?? false
    }
    for index in order.indices {
      guard let source = order[index] else { continue }
      if reloaded.contains(source) {
        touch(-sections[index].id)
        sections[index].items = makeItems(dice.roll(30))
      } else {
        for id in makeItems(dice.roll(3) == 0 ? dice.roll(9) : 0) {
          fresh.insert(id)
          sections[index].items.insert(id, at: dice.roll(sections[index].items.count + 1))
        }
      }
    }
    for path in moved {
      let index = open[dice.roll(open.count)]
      let id = old[path.section].items[path.item]
      sections[index].items.insert(id, at: dice.roll(sections[index].items.count + 1))
    }
    let places = Dictionary(uniqueKeysWithValues: paths.map { (id(at: $0), $0) })
    for path in moved {
      if let newPath = places[old[path.section].items[path.item]] {
        changes.append(.move(path, newPath))
      }
    }
    for id in fresh.sorted() { if let place = places[id] { changes.append(.insert(place)) } }
  }

  /// The part of a selection that remains after `changes` led from `old` to these.
  func selection(
    _ ids: Set<Int>, after changes: [CollectionChange], of old: FuzzedItems
  ) -> Set<Int> {
    var gone: Set<Int> = []
    for case .reloadSection(let index) in changes { gone.formUnion(old.sections[index].items) }
    return ids.intersection(self.ids).subtracting(gone)
  }
}

extension SeededGenerator {
  mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }
  mutating func number(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(Int.random(in: range, using: &self))
  }
}

/// The steps of a fuzz test so far, for the message of the first failure.
struct FuzzTrace {
  let seed: UInt64
  private var steps: [String] = []

  init(seed: UInt64) { self.seed = seed }

  mutating func note(_ step: String) {
    steps.append(step)
    if ProcessInfo.processInfo.environment["VITRINE_FUZZ_LOG"] != nil {
      print("seed \(seed) step \(steps.count): \(step)")
    }
  }

  func message(_ faults: [String]) -> String {
    "seed \(seed), step \(steps.count), after \(steps.suffix(8)): \(faults.prefix(4))"
  }
}
