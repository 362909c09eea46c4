import UIKit

/// A cell that is made by hand or dequeued.
public class BadgeCell: UICollectionViewCell {
  public let text: String

  public init(text: String) {
    self.text = text
    super.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  public override init(frame: CGRect) {
    text = "dequeued"
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    fatalError("not read from a file")
  }
}

/// A header that is only made by hand.
public class TitleBand: UICollectionReusableView {
  public init(title: String) {
    super.init(frame: .zero)
    accessibilityLabel = title
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

/// A row of a form that is only made by hand.
public class FormRow: UITableViewCell {
  public init(title: String, detail: String) {
    super.init(style: .value1, reuseIdentifier: nil)
    textLabel?.text = title
    detailTextLabel?.text = detail
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

/// A row that is dequeued, with a style of its own.
public class NoteRow: UITableViewCell {
  public override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
    detailTextLabel?.text = reuseIdentifier
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}

/// The header of a section with an initializer of its own.
public class SectionBand: UITableViewHeaderFooterView {
  public init(title: String) {
    super.init(reuseIdentifier: nil)
    textLabel?.text = title
  }

  public override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }

  public required init?(coder: NSCoder) {
    return nil
  }
}

public class SpiralAttributes: UICollectionViewLayoutAttributes {
  public var turns = 0
}

public class SpiralLayout: UICollectionViewFlowLayout {
  public let step: CGFloat

  public init(step: CGFloat) {
    self.step = step
    super.init()
    itemSize = CGSize(width: step, height: step)
  }

  public required init?(coder: NSCoder) {
    return nil
  }

  public override class var layoutAttributesClass: AnyClass { return SpiralAttributes.self }
}

/// Reloads lists with a closure that isn't kept.
public class Batcher {
  public init() {}

  public func update(_ list: UICollectionView, _ updates: () -> Void) {
    list.performBatchUpdates(updates, completion: nil)
  }

  public func update(_ table: UITableView, _ updates: () -> Void) {
    table.performBatchUpdates(updates)
    table.performBatchUpdates(nil)
  }
}
