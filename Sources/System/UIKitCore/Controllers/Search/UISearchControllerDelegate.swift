import Foundation

/// The method with which an app updates the results of a search.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the user begins to edit the search text, when the text or the scope has changed,
  /// and when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods with which an app responds to a search. All are optional.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins, regardless of its cause. An app that shows the controller
  /// itself presents it here; otherwise the search begins automatically.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before a search begins, unless the app presents the controller itself.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun, unless the app has presented the controller itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before the placement of the search bar in the navigation bar changes.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called when the placement of the search bar in the navigation bar has changed.
  func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {}
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement
  ) {}
  public func searchController(
    _ searchController: UISearchController,
    didChangeFrom previousPlacement: UINavigationItem.SearchBarPlacement
  ) {}
}
