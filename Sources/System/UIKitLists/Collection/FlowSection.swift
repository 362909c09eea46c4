import QuartzCore

/// The frames of the items in a section. "Along" refers to the scroll direction, "across" to the
/// perpendicular direction.
struct FlowSection {
  enum Sizes {
    case uniform(CGSize, count: Int)
    case each([CGSize])
  }

  /// The limit for items with almost no width.
  private static let maximumItemsPerLine: CGFloat = 1e9

  private struct Line {
    var first: Int
    var count: Int
    var start: CGFloat
    var thickness: CGFloat
    var gap: CGFloat
  }

  /// The position in the content along the scroll direction.
  let start: CGFloat
  let count: Int
  /// The length along the scroll direction, including header, insets and footer.
  let length: CGFloat
  /// The lengths of header and footer along the scroll direction.
  let header: CGFloat
  let footer: CGFloat
  private let breadth: CGFloat

  private let isVertical: Bool
  private let insets: UIEdgeInsets
  private let uniform: (size: CGSize, perLine: Int, gap: CGFloat, pitch: CGFloat)?
  private var lines: [Line] = []
  private var sizes: [CGSize] = []

  init(
    start: CGFloat, breadth: CGFloat, isVertical: Bool, insets: UIEdgeInsets,
    lineSpacing: CGFloat, itemSpacing: CGFloat, sizes: Sizes, header: CGFloat = 0,
    footer: CGFloat = 0
  ) {
    self.start = start
    self.header = header
    self.footer = footer
    self.breadth = breadth
    self.isVertical = isVertical
    self.insets = insets
    let across = isVertical ? insets.left + insets.right : insets.top + insets.bottom
    let along =
      header + footer + (isVertical ? insets.top + insets.bottom : insets.left + insets.right)
    let freeSpace = max(0, breadth - across)
    switch sizes {
    case .uniform(let size, let count):
      self.count = count
      let (thickness, width) = isVertical ? (size.height, size.width) : (size.width, size.height)
      let fitting =
        width + itemSpacing > 0 ? (freeSpace + itemSpacing + 0.001) / (width + itemSpacing) : 1
      let perLine = fitting >= 1 ? Int(min(fitting, Self.maximumItemsPerLine)) : 1
      let left = freeSpace - width * CGFloat(perLine)
      let gap = perLine > 1 ? max(itemSpacing, left / CGFloat(perLine - 1)) : 0
      uniform = (size, perLine, gap, thickness + lineSpacing)
      let lineCount = CGFloat((count + perLine - 1) / perLine)
      length = along + (count == 0 ? 0 : lineCount * thickness + (lineCount - 1) * lineSpacing)
    case .each(let all):
      count = all.count
      uniform = nil
      self.sizes = all
      lines = Self.breakLines(
        all, room: freeSpace, isVertical: isVertical, lineSpacing: lineSpacing,
        itemSpacing: itemSpacing)
      length = along + (lines.last.map { $0.start + $0.thickness } ?? 0)
    }
  }

  private static func breakLines(
    _ sizes: [CGSize], room: CGFloat, isVertical: Bool, lineSpacing: CGFloat, itemSpacing: CGFloat
  ) -> [Line] {
    var lines: [Line] = []
    var index = 0
    var position: CGFloat = 0
    while index < sizes.count {
      var line = Line(first: index, count: 0, start: position, thickness: 0, gap: itemSpacing)
      var used: CGFloat = 0
      while index < sizes.count {
        let width = isVertical ? sizes[index].width : sizes[index].height
        let needed = line.count == 0 ? width : used + itemSpacing + width
        if line.count > 0 && needed > room + 0.001 { break }
        used = needed
        line.count += 1
        line.thickness = max(line.thickness, isVertical ? sizes[index].height : sizes[index].width)
        index += 1
      }
      // The last line keeps the minimum spacing, as in UIKit; the others are justified.
      if line.count > 1 && index < sizes.count {
        line.gap += max(0, room - used) / CGFloat(line.count - 1)
      }
      position += line.thickness + lineSpacing
      lines.append(line)
    }
    return lines
  }

  private var leading: CGFloat { header + (isVertical ? insets.top : insets.left) }
  private var leadingAcross: CGFloat { isVertical ? insets.left : insets.top }

  func items(in range: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0, range.upperBound >= start, range.lowerBound <= start + length else {
      return 0..<0
    }
    let low = range.lowerBound - start - leading
    let high = range.upperBound - start - leading
    if let uniform {
      guard uniform.pitch > 0 else { return 0..<count }
      // The line number is limited, as the range may be infinite.
      let lineCount = (count + uniform.perLine - 1) / uniform.perLine
      func line(_ place: CGFloat) -> Int {
        Int(min(max(0, (place / uniform.pitch).rounded(.down)), CGFloat(lineCount)))
      }
      let (first, last) = (line(low) * uniform.perLine, (line(high) + 1) * uniform.perLine)
      return min(first, count)..<min(max(first, last), count)
    }
    let first = lines.firstFitting { $0.start + $0.thickness >= low }
    guard first < lines.endIndex else { return 0..<0 }
    let last = lines.firstFitting { $0.start > high }
    guard last > first else { return 0..<0 }
    return lines[first].first..<(lines[last - 1].first + lines[last - 1].count)
  }

  func frame(of item: Int) -> CGRect {
    if let uniform {
      let (line, column) = (item / uniform.perLine, item % uniform.perLine)
      let width = isVertical ? uniform.size.width : uniform.size.height
      // An incomplete line keeps the columns of the lines above it.
      return rect(
        along: start + leading + CGFloat(line) * uniform.pitch,
        across: leadingAcross + CGFloat(column) * (width + uniform.gap), size: uniform.size)
    }
    guard let line = line(of: item) else { return .zero }
    var across = leadingAcross
    for index in line.first..<item {
      across += (isVertical ? sizes[index].width : sizes[index].height) + line.gap
    }
    let size = sizes[item]
    let thickness = isVertical ? size.height : size.width
    return rect(
      along: start + leading + line.start + (line.thickness - thickness) / 2, across: across,
      size: size)
  }

  private func line(of item: Int) -> Line? {
    let index = lines.firstFitting { $0.first + $0.count > item }
    return index < lines.endIndex ? lines[index] : nil
  }

  var headerFrame: CGRect {
    rect(
      along: start, across: 0,
      size: isVertical
        ? CGSize(width: breadth, height: header) : CGSize(width: header, height: breadth))
  }

  var footerFrame: CGRect {
    rect(
      along: start + length - footer, across: 0,
      size: isVertical
        ? CGSize(width: breadth, height: footer) : CGSize(width: footer, height: breadth))
  }

  private func rect(along: CGFloat, across: CGFloat, size: CGSize) -> CGRect {
    let origin = isVertical ? CGPoint(x: across, y: along) : CGPoint(x: along, y: across)
    return CGRect(origin: origin, size: size)
  }
}

extension Array {
  /// Returns the index of the first element that satisfies the condition, which must hold for all
  /// subsequent elements as well.
  func firstFitting(_ condition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if condition(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
