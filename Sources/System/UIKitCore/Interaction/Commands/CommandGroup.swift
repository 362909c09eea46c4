import QuartzCore

/// A group of keyboard shortcuts with a common title.
struct CommandGroup {
  var title: String
  var lines: [Line]

  struct Line: Equatable {
    var title: String
    var keys: [String]
  }

  /// Returns the available shortcuts in a window: those of its responder chain, then those of each
  /// menu.
  @MainActor static func available(in window: UIWindow) -> [CommandGroup] {
    let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
    var seen: Set<String> = []
    func line(_ command: UIKeyCommand, _ owner: UIResponder) -> Line? {
      owner.validate(command)
      guard command.attributes.isDisjoint(with: [.hidden, .disabled]),
        let stroke = command.stroke(isMirrored: isMirrored)
      else { return nil }
      let title = command.discoverabilityTitle ?? command.title
      guard !title.isEmpty, seen.insert(stroke.text).inserted else { return nil }
      return Line(title: title, keys: stroke.parts)
    }
    let start = window.commandResponder
    var groups: [CommandGroup] = []
    for owner in start.chain {
      let lines = owner.ownKeyCommands.compactMap { line($0, owner) }
      guard !lines.isEmpty else { continue }
      let title = (owner as? UIViewController)?.title ?? String(uikit: "Shortcuts")
      if let index = groups.firstIndex(where: { $0.title == title }) {
        groups[index].lines += lines
      } else {
        groups.append(CommandGroup(title: title, lines: lines))
      }
    }
    let root = UIMenuSystem.main.root
    guard UIMenuSystem.main.isCustomized else { return groups }
    for case let menu as UIMenu in root.children {
      let commands = menu.deepKeyCommands.filter {
        !($0 is EditKeyCommand) || window.firstResponder is any TextInputOwner
      }
      let lines = commands.compactMap { line($0, start) }
      if !lines.isEmpty { groups.append(CommandGroup(title: menu.title, lines: lines)) }
    }
    return groups
  }
}

/// A view that displays groups of shortcuts below each other, in two columns if there is enough
/// space.
@MainActor final class CommandColumns: UIView {
  private static let margin: CGFloat = 24
  private static let gap: CGFloat = 36
  private static let width: ClosedRange<CGFloat> = 240...340
  private var blocks: [Block] = []

  /// The labels of a group's title and lines.
  private struct Block {
    var title: UILabel
    var rows: [(title: UILabel, keys: [UILabel])]
  }

  init(_ groups: [CommandGroup]) {
    super.init(frame: .zero)
    for group in groups {
      let header = makeLabel(group.title, .preferredFont(forTextStyle: .headline), .label)
      header.accessibilityTraits = .header
      blocks.append(
        Block(
          title: header,
          rows: group.lines.map { line in
            let title = makeLabel(line.title, .preferredFont(forTextStyle: .subheadline), .label)
            title.accessibilityValue = line.keys.joined(separator: "+")
            return (title, line.keys.map { makeKey($0) })
          }))
    }
  }

  required init?(coder: NSCoder) { nil }

  private func makeLabel(_ text: String, _ font: UIFont, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = font
    label.textColor = color
    addSubview(label)
    return label
  }

  private func makeKey(_ text: String) -> UILabel {
    let label = makeLabel(text, .preferredFont(forTextStyle: .footnote), .secondaryLabel)
    label.textAlignment = .center
    label.backgroundColor = .tertiarySystemFill
    label.layer.cornerRadius = 5
    label.clipsToBounds = true
    label.isAccessibilityElement = false
    return label
  }

  private var rowHeight: CGFloat {
    (UIFont.preferredFont(forTextStyle: .subheadline).lineHeight + 11).rounded(.up)
  }

  private func height(of block: Block) -> CGFloat { rowHeight * CGFloat(block.rows.count + 1) + 14 }

  private func columnCount(_ room: CGSize) -> Int {
    let needed = 2 * Self.width.lowerBound + Self.gap + 2 * Self.margin
    return blocks.count > 1 && room.width >= needed ? 2 : 1
  }

  /// Returns the blocks of each column, with the columns as equal in height as possible.
  private func columns(_ count: Int) -> [ArraySlice<Block>] {
    guard count > 1 else { return [blocks[...]] }
    let total = blocks.reduce(0) { $0 + height(of: $1) }
    var (best, split) = (CGFloat.infinity, 1)
    var first: CGFloat = 0
    for index in 1..<blocks.count {
      first += height(of: blocks[index - 1])
      let taller = max(first, total - first)
      if taller < best { (best, split) = (taller, index) }
    }
    return [blocks[..<split], blocks[split...]]
  }

  func size(fitting room: CGSize) -> CGSize {
    let count = columnCount(room)
    let space = room.width - 2 * Self.margin - CGFloat(count - 1) * Self.gap
    let column = min(Self.width.upperBound, max(160, space / CGFloat(count)))
    let width = column * CGFloat(count) + CGFloat(count - 1) * Self.gap + 2 * Self.margin
    let heights = columns(count).map { $0.reduce(0) { $0 + height(of: $1) } }
    return CGSize(
      width: min(width, room.width).rounded(), height: (heights.max() ?? 0) + 2 * Self.margin - 14)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let count = columnCount(CGSize(width: bounds.width + 1, height: bounds.height))
    let parts = columns(count)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let width =
      (bounds.width - 2 * Self.margin - CGFloat(count - 1) * Self.gap) / CGFloat(count)
    for (index, part) in parts.enumerated() {
      let start = Self.margin + CGFloat(index) * (width + Self.gap)
      var y = Self.margin
      for block in part {
        place(block.title, start, y, width, rowHeight, isMirrored)
        block.title.textAlignment = isMirrored ? .right : .left
        y += rowHeight
        for row in block.rows {
          layOut(row, from: start, y: y, width: width, isMirrored)
          y += rowHeight
        }
        y += 14
      }
    }
  }

  private func layOut(
    _ row: (title: UILabel, keys: [UILabel]), from start: CGFloat, y: CGFloat, width: CGFloat,
    _ isMirrored: Bool
  ) {
    var end = start + width
    for key in row.keys.reversed() {
      let height = rowHeight - 6
      let size = max(height, key.sizeThatFits(.zero).width.rounded(.up) + 12)
      end -= size
      place(key, end, y + 3, size, height, isMirrored)
      end -= 4
    }
    place(row.title, start, y, max(0, end - start - 8), rowHeight, isMirrored)
    row.title.textAlignment = isMirrored ? .right : .left
  }

  private func place(
    _ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat,
    _ isMirrored: Bool
  ) {
    view.frame = CGRect(
      x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
  }
}
