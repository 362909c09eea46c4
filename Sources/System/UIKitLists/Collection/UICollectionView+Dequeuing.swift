import QuartzCore

extension UICollectionView {
  // MARK: Classes

  func registerCells(_ cellClass: AnyClass?, _ identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    precondition(
      (type == nil) == (cellClass == nil),
      "register(_:forCellWithReuseIdentifier:): the class is not a UICollectionViewCell")
    reusePool.register(
      CollectionReusePool.Key(category: .cell, identifier: identifier),
      make: maker(of: type))
  }

  func registerViews(_ viewClass: AnyClass?, ofKind elementKind: String, _ identifier: String) {
    let type = viewClass as? UICollectionReusableView.Type
    precondition(
      (type == nil) == (viewClass == nil),
      "register(_:forSupplementaryViewOfKind:withReuseIdentifier:): the class is not a UICollectionReusableView"
    )
    reusePool.register(
      CollectionReusePool.Key(
        category: .supplementaryView, kind: elementKind, identifier: identifier),
      make: maker(of: type))
  }

  private func maker(
    of type: UICollectionReusableView.Type?
  ) -> (@MainActor (CGRect) -> UICollectionReusableView)? {
    guard let type else { return nil }
    return { type.make(frame: $0) }
  }

  package func register(
    forCellWithReuseIdentifier identifier: String,
    make: @escaping @MainActor (CGRect) -> UICollectionViewCell
  ) {
    reusePool.register(CollectionReusePool.Key(category: .cell, identifier: identifier), make: make)
  }

  func dequeueCell(_ identifier: String) -> UICollectionViewCell {
    if let cell = reconfiguring, cell.reuseIdentifier == identifier {
      reconfiguring = nil
      return cell
    }
    let key = CollectionReusePool.Key(category: .cell, identifier: identifier)
    guard let cell = reusePool.view(for: key) as? UICollectionViewCell else {
      preconditionFailure("dequeueReusableCell: no cell is registered for “\(identifier)”")
    }
    return cell
  }

  func dequeueView(ofKind elementKind: String, _ identifier: String) -> UICollectionReusableView {
    let key = CollectionReusePool.Key(
      category: .supplementaryView, kind: elementKind, identifier: identifier)
    guard let view = reusePool.view(for: key) else {
      preconditionFailure(
        "dequeueReusableSupplementaryView: no view is registered for “\(identifier)” of kind “\(elementKind)”"
      )
    }
    return view
  }

  // MARK: Registrations

  /// A registration that configures the cells of a collection view. Create it once and keep it, as
  /// each registration has its own reuse pool.
  @MainActor public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    /// Creates a registration whose cells are created with `init(frame:)` of `Cell`.
    public init(handler: @escaping Handler) { self.handler = handler }
  }

  /// A registration that configures the supplementary views of a collection view. Create it once
  /// and keep it.
  @MainActor public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a supplementary view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    fileprivate let identifier = UUID().uuidString
    fileprivate let kind: String
    fileprivate let handler: Handler

    /// Creates a registration for views of an element kind, such as section headers.
    public init(elementKind: String, handler: @escaping Handler) {
      kind = elementKind
      self.handler = handler
    }
  }

  func dequeueCell<Cell: UICollectionViewCell, Item>(
    by registration: CellRegistration<Cell, Item>, _ indexPath: IndexPath, _ item: Item?
  ) -> Cell {
    let key = CollectionReusePool.Key(category: .cell, identifier: registration.identifier)
    if !reusePool.knows(key) { reusePool.register(key) { Cell.make(frame: $0) } }
    let cell = dequeueReusableCell(withReuseIdentifier: registration.identifier, for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("dequeueConfiguredReusableCell: \(cell) is not a \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  func dequeueView<Supplementary: UICollectionReusableView>(
    by registration: SupplementaryRegistration<Supplementary>, _ indexPath: IndexPath
  ) -> Supplementary {
    let key = CollectionReusePool.Key(
      category: .supplementaryView, kind: registration.kind, identifier: registration.identifier)
    if !reusePool.knows(key) { reusePool.register(key) { Supplementary.make(frame: $0) } }
    guard let view = reusePool.view(for: key) as? Supplementary else {
      preconditionFailure("dequeueConfiguredReusableSupplementary: no \(Supplementary.self)")
    }
    registration.handler(view, registration.kind, indexPath)
    return view
  }
}
