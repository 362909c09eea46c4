import Foundation

/// The methods by which an app follows a search bar. All are optional.
@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Called before the text is edited; returns whether it may be. True by default.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the text has begun to be edited.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called before the text is no longer edited; returns whether it may end. True by default.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when the text is no longer edited.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a person has changed the text, also by clearing it.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called before a person changes the text, with a range in UTF-16 code units; returns whether the
  /// change may take place. True by default.
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called for Return.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called for the cancel button, and for Escape while it is shown.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person has chosen a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(
    _ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
}
