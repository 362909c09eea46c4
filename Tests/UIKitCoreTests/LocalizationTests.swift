import Testing
import UIKit
import UIKitStage

@testable import Localization
@testable import UIKitCore

/// The words of UIKit in the language of the user.
@MainActor @Suite(.serialized) struct LocalizationTests {
  private func titles(in languages: [String]) -> [String] {
    UserLanguages.preferred = languages
    let items: [UIBarButtonItem.SystemItem] = [
      .done, .cancel, .edit, .save, .undo, .redo, .close,
    ]
    return items.compactMap { UIBarButtonItem(systemItem: $0).title }
  }

  @Test func barButtonsSpeakTheUsersLanguage() {
    _ = Stage()
    let english = ["Done", "Cancel", "Edit", "Save", "Undo", "Redo", "Close"]
    let german = [
      "Fertig", "Abbrechen", "Bearbeiten", "Sichern", "Widerrufen", "Wiederholen", "Schließen",
    ]
    #expect(titles(in: ["en"]) == english)
    #expect(titles(in: ["de-AT", "en"]) == german, "a region's language is found by its own")
    #expect(titles(in: ["eo", "de"]) == german, "a language without strings is passed over")
    #expect(titles(in: []) == english && titles(in: ["eo"]) == english)
  }

  @Test func theBackButtonSpeaksTheUsersLanguage() throws {
    for (language, word) in [("en", "Back"), ("de", "Zurück")] {
      let stage = Stage()
      stage.preferredLanguages = [language]
      let navigation = UINavigationController(rootViewController: UIViewController())
      navigation.pushViewController(UIViewController(), animated: false)
      stage.show(navigation)
      func all(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap(all) }
      let buttons = all(in: navigation.navigationBar).compactMap { $0 as? UIButton }
      #expect(buttons.map(\.currentTitle) == [word])
    }
  }

  @Test func nothingIsReadBeforeAWordIsShown() {
    let stage = Stage()
    // A language that no other test shows.
    stage.preferredLanguages = ["de-x-unread"]
    let count = StringCatalog.readCount
    stage.show(UINavigationController(rootViewController: UIViewController()))
    stage.settle()
    #expect(StringCatalog.readCount == count)
  }

  @Test func theUsersLocaleIsThatOfTheirLanguage() {
    defer { UserLanguages.preferred = ["en"] }
    UserLanguages.preferred = ["de-DE"]
    #expect(String(localized: "\(1.5) s") == "1,5 s")
    #expect(UserLanguages.locale.identifier(.bcp47) == "de-DE")
    let control = UIPageControl()
    control.numberOfPages = 4
    #expect(control.accessibilityValue == "Seite 1 von 4")
    #expect(UIBarButtonItem(systemItem: .add).accessibilityLabel == "Hinzufügen")
    let slider = UISlider()
    slider.value = 0.5
    #expect(slider.accessibilityValue == "50\u{a0}%")
    UserLanguages.preferred = []
    #expect(UserLanguages.locale == .current)
  }

  @Test func UIKitsResourcesAreFoundBesideTheProgram() {
    #expect(Bundle.uikit.bundlePath.hasSuffix("Vitrine_UIKitCore.resources"))
    #expect(Bundle.packageResources(ofModule: "NoSuchModule") == .main)
  }
}
