import Foundation

/// The method by which an app shows the results of a search.
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when a person begins to edit the text of the search, when the text or the scope has
  /// changed, and when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods by which an app follows a search. All are optional.
@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before a search begins, whoever begins it. An app that shows the controller itself
  /// presents it here; otherwise the search begins by itself.
  func presentSearchController(_ searchController: UISearchController)
  /// Called before a search begins that the app doesn't present itself.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when a search has begun that the app hasn't presented itself.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before a search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when a search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Called before the search bar gets another place in the navigation bar.
  func searchController(
    _ searchController: UISearchController,
    willChangeTo newPlacement: UINavigationItem.SearchBarPlacement)
  /// Called when the search bar has got another place in the navigation bar.
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
