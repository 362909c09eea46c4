import Testing
import UIKit
import UIKitStage

@testable import showcase

/// The descriptions of the small apps are true.
@MainActor enum AppNotices {
  static let all: [String: ShowcaseVisit.Notice] = ["notes": notes]

  private static func notes(_ visit: ShowcaseVisit) async throws {
    let navigation = try #require(visit.screen.navigationController)
    let list = try #require((visit.screen as? UITableViewController)?.tableView)
    let stage = visit.stage
    var titles: [String] { list.visibleCells.compactMap { $0.textLabel?.text } }
    let before = titles

    // A new note, in which words are found, replaced and counted.
    try press("Add", visit)
    let text = try visit.last(UITextView.self)
    #expect(text.isFirstResponder)
    stage.type("Trip\nThe sea, the hills, the sea")
    stage.press(.keyboardH, modifiers: .control)
    stage.type("sea")
    visit.settle()
    _ = try visit.label("1 of 2")
    text.findInteraction?.replacementText = "lake"
    visit.tap(try visit.button("Replace All"))
    visit.settle()
    #expect(text.text == "Trip\nThe lake, the hills, the lake")
    stage.press(.keyboardEscape)
    visit.settle()
    #expect(navigation.topViewController !== visit.screen, "Escape closed the bar only")

    try press("Details", visit)
    _ = try visit.label("Characters")
    _ = try visit.label("34")
    visit.tap(try visit.button("Done"))
    visit.settle()
    try press("Share", visit)
    #expect(navigation.presentedViewController is UIActivityViewController)
    navigation.presentedViewController?.dismiss(animated: false)
    visit.settle()
    stage.press(.keyboardEscape)
    visit.settle()

    // It is first in the list, and found by a word in it.
    #expect(navigation.topViewController === visit.screen && titles == ["Trip"] + before)
    stage.press(.keyboardDownArrow)
    stage.press(.keyboardUpArrow)
    stage.press(.keyboardReturnOrEnter)
    visit.settle()
    #expect(navigation.topViewController?.title == "Trip")
    stage.press(.keyboardEscape)
    visit.settle()
    let field = try visit.last(UISearchTextField.self)
    visit.tap(field)
    visit.settle()
    stage.type("HILLS")
    visit.settle()
    #expect(titles == ["Trip"])
    stage.press(.keyboardEscape)
    visit.settle()
    #expect(NoteStore(defaults: .standard).notes.first?.title == "Trip", "it is kept")

    // A swipe deletes it.
    let row = visit.rect(try #require(list.cellForRow(at: IndexPath(row: 0, section: 0))))
    stage.drag(
      from: CGPoint(x: row.maxX - 20, y: row.midY), to: CGPoint(x: row.minX + 10, y: row.midY),
      duration: 0.3)
    visit.settle()
    #expect(await stage.wait { titles == before })
    #expect(NoteStore(defaults: .standard).notes.map(\.title) == before)
  }

  private static func press(_ label: String, _ visit: ShowcaseVisit) throws {
    try #require(visit.stage.element(.button, label), "no button “\(label)”").tap()
    visit.settle()
  }
}
