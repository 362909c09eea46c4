import QuartzCore

/// A view that shows an accessory of a list's cell.
@MainActor struct ListAccessoryView {
  /// The accessory's index among those of the cell.
  let index: Int
  let accessory: UICellAccessory
  let view: UIView

  /// The size of the view, in points.
  var size: CGSize {
    if case .view(_, maintainsSize: true) = accessory.content { return view.bounds.size }
    if view is UILabel { return view.sizeThatFits(.zero) }
    let natural = view.intrinsicContentSize
    return CGSize(
      width: natural.width >= 0 ? natural.width : view.bounds.width,
      height: natural.height >= 0 ? natural.height : view.bounds.height)
  }

  /// The width that is reserved for the view, in points.
  var room: CGFloat {
    switch accessory.width {
    case .actual: size.width
    case .standard: max(size.width, ListDiscControl.diameter)
    case .custom(let width): max(0, width)
    }
  }
}

extension UICollectionViewListCell {
  var list: UICollectionView? {
    sequence(first: superview, next: { $0?.superview }).lazy.compactMap { $0 as? UICollectionView }
      .first
  }

  /// The accessory with which the whole cell expands and collapses its item.
  var togglingAccessory: UICellAccessory? {
    shown.lazy.map(\.accessory)
      .first { $0.togglesByCell(isHeader: place?.isHeader == true) && !$0.isHidden }
  }

  func makeView(of accessory: UICellAccessory) -> UIView {
    let view: UIView
    switch accessory.content {
    case .symbol(let name, let color):
      let imageView = UIImageView(image: UIImage(systemName: name))
      imageView.contentMode = .scaleAspectFit
      imageView.tintColor = accessory.tintColor ?? color
      imageView.frame.size = CGSize(width: 14, height: 14)
      return hidden(SymbolBox(imageView), if: accessory.isHidden)
    case .label(let text, let options):
      let label = UILabel()
      label.text = text
      label.font = options.font
      label.adjustsFontForContentSizeCategory = options.adjustsFontForContentSizeCategory
      label.textColor = options.tintColor ?? .secondaryLabel
      view = label
    case .view(let custom, _): view = custom
    case .detail(let handler):
      view = ListDetailControl { handler?() }
    case .disc(let sign, let background, let handler):
      view = ListDiscControl(sign, background: background, sign: accessory.tintColor) {
        [weak self] in
        if let handler { return handler() }
        if sign == .minus { self?.revealActions() }
      }
    case .outline(_, let handler):
      let control = ListChevronControl { [weak self] in
        if let handler { handler() } else { self?.toggle() }
      }
      control.frame.size = CGSize(width: 14, height: 14)
      view = control
    case .reorder:
      let control = TableReorderControl()
      control.color = accessory.tintColor
      control.frame.size = CGSize(width: ListDiscControl.diameter, height: 44)
      control.onDrag = { [weak self] in self?.reorder($0, toY: $1) }
      return hidden(control, if: accessory.isHidden)
    }
    if let color = accessory.tintColor { view.tintColor = color }
    return hidden(view, if: accessory.isHidden)
  }

  /// Clips a swiped cell to the group that it belongs to.
  func maskSwiped(by offset: CGFloat) {
    guard offset != 0, let (corners, radius) = groupCorners else {
      if layer.mask != nil { layer.mask = nil }
      return
    }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    let mask = layer.mask ?? CALayer()
    mask.backgroundColor = UIColor.black.cgColor
    mask.frame = CGRect(x: -offset, y: 0, width: bounds.width, height: bounds.height)
    mask.maskedCorners = corners
    mask.cornerRadius = radius
    if layer.mask !== mask { layer.mask = mask }
    CATransaction.commit()
  }

  private func hidden(_ view: UIView, if isHidden: Bool) -> UIView {
    view.isHidden = isHidden
    return view
  }

  private func revealActions() {
    guard let list, let path = list.indexPath(for: self) else { return }
    list.swipes?.reveal(.trailing, of: path)
  }

  /// Expands or collapses the cell's item if the data source supports outlines.
  func toggle() {
    guard let list, let path = list.indexPath(for: self) else { return }
    (list.dataSource as? any ListDataSource)?.toggleItem(at: path)
  }

  private func reorder(_ phase: TableReorderControl.Phase, toY y: CGFloat) {
    guard let list else { return }
    let position = convert(CGPoint(x: 0, y: y), to: list).y
    switch phase {
    case .began:
      guard list.reorder == nil else { return }
      list.swipes?.close()
      list.reorder = CollectionReorder(self, in: list, touchY: position)
    case .moved: list.reorder?.drag(to: position)
    case .ended: list.reorder?.drop()
    case .cancelled: list.reorder?.cancel()
    }
  }
}

/// A symbol without an action. It mirrors a subview, so that its own transform remains available.
final class SymbolBox: UIView {
  private let imageView: UIImageView

  init(_ imageView: UIImageView) {
    self.imageView = imageView
    super.init(frame: imageView.bounds)
    isUserInteractionEnabled = false
    addSubview(imageView)
  }

  required init?(coder: NSCoder) { nil }

  /// Points a symbol that points forward to the left or to the right.
  func point(toLeft isMirrored: Bool) {
    let transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    if imageView.transform != transform { imageView.transform = transform }
  }
}
