import UIKit

extension UICollectionView {
  /// Registers a cell class with a closure that creates its cells, which is called on Linux only.
  /// For a class created with `init(frame:)`, `register(_:forCellWithReuseIdentifier:)` suffices on
  /// both.
  public func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String,
    make: @escaping @MainActor (CGRect) -> Cell
  ) {
    #if os(Linux)
      register(forCellWithReuseIdentifier: identifier, make: make)
    #else
      register(cellClass, forCellWithReuseIdentifier: identifier)
    #endif
  }
}
