import UIKit

extension UICollectionView {
  /// Registers a class of cells together with the way to make one, which is called on Linux only.
  /// `register(_:forCellWithReuseIdentifier:)` suffices on both for a class made by `init(frame:)`.
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
