import Testing
import UIKit
import UIKitStage

@MainActor @Suite(.serialized) struct SearchBarTests {
  final class Delegate: NSObject, UISearchBarDelegate {
    var log: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      log.append("begin")
      searchBar.setShowsCancelButton(true, animated: true)
    }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      log.append("cancel")
      searchBar.resignFirstResponder()
    }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
  }

  @Test("A search bar tells of text, Return, Escape, scopes and clearing")
  func searches() throws {
    let stage = Stage(size: CGSize(width: 320, height: 200))
    let controller = UIViewController()
    let delegate = Delegate()
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 101))
    bar.delegate = delegate
    bar.placeholder = "Search"
    bar.scopeButtonTitles = ["All", "New"]
    bar.showsScopeBar = true
    stage.show(controller)
    controller.view.addSubview(bar)
    stage.advance(frames: 2)
    #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)).height == 101)
    let field = try #require(stage.element(.searchField, "Search"))
    stage.click(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
    stage.settle(limit: 1)
    stage.type("ab\n")
    try #require(stage.element(.button, "New")).tap()
    try #require(stage.element(.button, "Clear text")).tap()
    stage.press(.keyboardEscape)
    #expect(
      delegate.log == ["begin", "text a", "text ab", "search", "scope 1", "text ", "cancel"])
    #expect(!bar.isFirstResponder && !stage.isEditingText && bar.selectedScopeButtonIndex == 1)
  }

  @Test("Text fields of an alert are filled in one after another, and Return chooses")
  func alert() {
    let stage = Stage(size: CGSize(width: 320, height: 400))
    let controller = UIViewController()
    stage.show(controller)
    let alert = UIAlertController(title: "Sign in", message: "Who?", preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addTextField {
      $0.placeholder = "Password"
      $0.isSecureTextEntry = true
    }
    var answers: [String] = []
    alert.addAction(
      UIAlertAction(title: "Cancel", style: .cancel) { _ in answers.append("cancel") })
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in answers.append("ok") })
    controller.present(alert, animated: true)
    stage.settle(limit: 2)
    stage.type("Ada\nsecret")
    #expect(alert.textFields?.map { $0.text ?? "" } == ["Ada", "secret"])
    #expect(stage.element(.none, "Password")?.value == "••••••")
    stage.type("\n")
    stage.settle(limit: 2)
    #expect(answers == ["ok"] && controller.presentedViewController == nil)
  }
}
