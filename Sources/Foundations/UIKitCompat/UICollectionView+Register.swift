import UIKit

extension UICollectionView {
  /// Registers a class of cells together with the way to make one: Swift on Linux makes no instance
  /// of a class that is only known at run time. On Apple's systems the class alone suffices.
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
