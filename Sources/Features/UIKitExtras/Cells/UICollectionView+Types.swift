import UIKit

extension UICollectionView {
  /// Registers a cell class under its own name.
  public func register<Cell: UICollectionViewCell>(_ type: Cell.Type) {
    register(type, forCellWithReuseIdentifier: reuseIdentifier(of: type))
  }

  /// Registers a supplementary view class under its own name.
  public func register<View: UICollectionReusableView>(_ type: View.Type, ofKind kind: String) {
    register(
      type, forSupplementaryViewOfKind: kind, withReuseIdentifier: reuseIdentifier(of: type))
  }

  /// Returns a cell of a class that was registered under its own name.
  public func dequeue<Cell: UICollectionViewCell>(
    _ type: Cell.Type = Cell.self, for indexPath: IndexPath
  ) -> Cell {
    let cell = dequeueReusableCell(
      withReuseIdentifier: reuseIdentifier(of: type), for: indexPath)
    guard let cell = cell as? Cell else {
      preconditionFailure("dequeue(_:for:): \(type) is not registered")
    }
    return cell
  }

  /// Returns a supplementary view of a class that was registered under its own name.
  public func dequeue<View: UICollectionReusableView>(
    _ type: View.Type = View.self, ofKind kind: String, for indexPath: IndexPath
  ) -> View {
    let view = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: reuseIdentifier(of: type), for: indexPath)
    guard let view = view as? View else {
      preconditionFailure("dequeue(_:ofKind:for:): \(type) is not registered")
    }
    return view
  }
}
