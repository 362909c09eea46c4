import Foundation
import PhotoBrowsing
import PhotoEditing
import PhotoMetadata
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// What is done with chosen photos from their menu: comparing, tags, information, reverting.
@MainActor @Suite(.serialized) struct SelectionMenuTests {
  private func titles(_ elements: [UIMenuElement]) -> [String] {
    elements.flatMap { element in
      (element as? UIMenu).map { $0.title.isEmpty ? titles($0.children) : [$0.title] }
        ?? [element.title]
    }
  }

  @Test func theMenuOffersWhatCanBeDone() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    let (commands, photos) = (world.gallery.commands, world.gallery.photos)
    let several = titles(commands.elements(of: .photos, for: Array(photos.prefix(3))))
    for title in ["Compare", "Tags…", "Info"] { #expect(several.contains(title)) }
    let one = titles(commands.elements(of: .photos, for: [photos[0]]))
    #expect(!one.contains("Compare") && one.contains("Tags…") && one.contains("Info"))
    #expect(!one.contains("Revert to Original"))
  }

  /// All rows are seen, also with large text; what is behind others says what it is.
  @Test func menusAreShortEnoughToBeSeenWhole() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    let (commands, photos) = (world.gallery.commands, world.gallery.photos)
    func rows(_ elements: [UIMenuElement]) -> Int {
      elements.reduce(0) { count, element in
        let menu = element as? UIMenu
        return count + (menu?.options.contains(.displayInline) == true ? rows(menu!.children) : 1)
      }
    }
    for menu in [CommandMenu.photos, .page] {
      #expect(rows(commands.elements(of: menu, for: [photos[0]])) <= 18, "\(menu)")
    }
    let all = commands.elements(of: .page, for: [photos[0]])
    let menus = all.flatMap { ($0 as? UIMenu)?.children ?? [] }.compactMap { $0 as? UIMenu }
    func titles(of title: String) -> [String] {
      menus.first { $0.title == title }?.children.map(\.title) ?? []
    }
    #expect(titles(of: "Share") == ["Export…", "Print…", "Share…", "Set as Wallpaper"])
    #expect(
      titles(of: "File")
        == ["Rename…", "Duplicate", "Move To…", "Copy To…", "Show in Files", "Copy Path"])
  }

  @Test(arguments: [0, 12]) func theMenuKeyOpensTheMenuOfWhatIsSeen(count: Int) async throws {
    let world = try await SelectionWorld(count: 12, size: CGSize(width: 400, height: 800))
    defer { world.remove() }
    if count > 0 { world.stage.press(.keyboardA, modifiers: .control) }
    world.stage.press(.keyboardApplication)
    world.stage.settle()
    #expect(world.stage.element(.none, "Info") != nil)
    // Of all, or of the first.
    #expect((world.stage.element(.none, "Compare") != nil) == (count > 0))
    #expect(world.gallery.library.grid.selectedIndex == 0)
  }

  @Test func chosenPhotosAreCompared() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    for index in [1, 3, 4] { world.click(index, .control) }
    world.stage.press(.keyboardC)
    world.stage.settle()
    let compare = try #require(
      world.gallery.frontController as? PhotoComparisonController)
    let photos = world.gallery.photos
    #expect(compare.visibleCells.map(\.photoID) == [1, 3, 4].map { PhotoID(photos[$0].id) })
    world.stage.press(.keyboardC)
    world.stage.settle()
    #expect(world.gallery.frontController === world.gallery.window.rootViewController)
  }

  @Test func thePhotoAtThePointerOfAComparisonIsMadeAFavorite() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    for index in [1, 3, 4] { world.click(index, .control) }
    world.stage.press(.keyboardC)
    world.stage.settle()
    world.stage.hover(at: CGPoint(x: 450, y: 350))
    world.stage.press(.keyboardPeriod)
    func favorites() -> [Int] {
      world.gallery.photos.indices.filter { world.gallery.photos[$0].isFavorite }
    }
    #expect(await world.stage.wait { favorites() == [3] })
    #expect(
      await world.stage.wait {
        world.stage.element(.button, "Remove “photo-03.jpg” from Favorites") != nil
      })
    try #require(world.stage.element(.button, "Add “photo-04.jpg” to Favorites")).tap()
    #expect(await world.stage.wait { favorites() == [3, 4] })
    world.stage.press(.keyboard5, modifiers: .alternate)
    #expect(await world.stage.wait { world.gallery.photos.map(\.stars) == [0, 0, 0, 0, 5, 0] })
    #expect(world.gallery.frontController is PhotoComparisonController)
  }

  @Test func severalPhotosGetTagsAndKeepTheirOwn() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let library = world.gallery.shownLibrary.photoLibrary
    let tagging = world.gallery.editing.tagging
    tagging.setTags(["Rome", "Lake"], of: [library.photos[0]])
    tagging.setTags(["Rome"], of: [library.photos[1]])
    #expect(
      await world.stage.wait {
        library.photos[0].tags.count == 2 && library.photos[1].tags == ["Rome"]
      })
    let photos = Array(library.photos.prefix(2))
    let question = TagsQuestion(photos, tagging: tagging)
    #expect(question.common == ["Rome"] && question.partial == ["Lake"])
    world.click(0, .control)
    world.click(1, .control)
    world.stage.press(.keyboardT, modifiers: .control)
    world.stage.settle()
    let alert = try #require(world.gallery.frontController as? UIAlertController)
    #expect(alert.textFields?.first?.text == "Rome, ")
    #expect(alert.message?.contains("Lake") == true)
    alert.textFields?.first?.text = "2019, Lake , 2019"
    try #require(world.stage.element(.button, "Save")).tap()
    world.stage.settle()
    func tags(_ index: Int) -> Set<String> { Set(library.photos[index].tags) }
    let new: Set = ["Lake", "2019"]
    #expect(await world.stage.wait { tags(0) == new && tags(1) == new })
    #expect(tags(2).isEmpty)
    world.stage.press(.keyboardT, modifiers: .control)
    world.stage.settle()
    world.stage.type("sea")
    try #require(world.stage.element(.button, "Save")).tap()
    world.stage.settle()
    let more = new.union(["sea"])
    #expect(await world.stage.wait { tags(0) == more && tags(1) == more }, "typing adds")
    #expect(TagsQuestion.tags(in: " a,,b , a") == ["a", "b"])
    #expect(TagsQuestion.tags(in: "海、空，بحر، سماء") == ["海", "空", "بحر", "سماء"])
  }

  /// Lists in sentences isolate words that run the other way; the text of a field must not.
  @Test(arguments: ["ar", "ja", "fr"]) func typingAddsATagInEachLanguage(language: String)
    async throws
  {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    world.stage.preferredLanguages = [language]
    let library = world.gallery.shownLibrary.photoLibrary
    world.gallery.editing.tagging.setTags(["norway"], of: [library.photos[0]])
    #expect(await world.stage.wait { library.photos[0].tags == ["norway"] })
    world.click(0, .control)
    for tag in ["zebra", "بحر"] {
      world.stage.press(.keyboardT, modifiers: .control)
      world.stage.settle()
      world.stage.type(tag)
      world.stage.press(.keyboardReturnOrEnter)
      world.stage.settle()
    }
    let tags = ["norway", "zebra", "بحر"]
    #expect(await world.stage.wait { Set(library.photos[0].tags) == Set(tags) })
    await world.gallery.editing.tagging.finish()
    let written = try MetadataReader().metadata(of: library.photos[0].id).keywords
    #expect(Set(written) == Set(tags))
    #expect(TagsQuestion.tags(in: "\u{2067}بحر\u{2069}، \u{200F}سماء") == ["بحر", "سماء"])
  }

  @Test func chosenPhotosSayWhatTheyAre() async throws {
    let world = try await SelectionWorld(count: 6)
    defer { world.remove() }
    world.click(1, .control)
    world.click(2, .control)
    world.stage.press(.keyboardI)
    world.stage.settle()
    let sheet = world.gallery.frontController as? UINavigationController
    let info = try #require(sheet?.topViewController as? SelectionInfoController)
    let rows = Dictionary(uniqueKeysWithValues: info.rows.map { ($0.title, $0.text) })
    #expect(rows["Number"] == "2 items" && rows["Size"] != nil && rows["Date"] != nil)
    #expect(rows["Folder"]?.contains("\n") == false && rows["Name"] == nil)
    world.stage.press(.keyboardEscape)
    world.stage.settle()
    let one = SelectionInfoController([world.gallery.photos[0]])
    #expect(one.rows.first?.text == world.gallery.photos[0].name)
  }

  @Test func anEditedPhotoGoesBackToItsOriginal() async throws {
    let world = try await SelectionWorld(count: 4)
    defer { world.remove() }
    let (editing, stage) = (world.gallery.editing, world.stage)
    let photos = Array(world.gallery.photos.prefix(2))
    for photo in photos { editing.save(PhotoEdit().turned(by: 1), of: photo) }
    #expect(await stage.wait { photos.allSatisfy { editing.edits.isEdited($0.id) } })
    let before = world.files.filter { $0.hasSuffix(".jpg") }
    let menu = titles(world.gallery.commands.elements(of: .photos, for: photos))
    #expect(menu.contains("Revert to Original"))
    #expect(await stage.wait { editing.history.undoName == "Edit Photo" })
    world.gallery.commands.perform("revert", on: photos)
    #expect(await stage.wait { editing.history.undoName == "Revert to Original" })
    #expect(photos.allSatisfy { !editing.edits.isEdited($0.id) })
    #expect(world.files.filter { $0.hasSuffix(".jpg") } == before)
    world.gallery.files.trash.undo()
    #expect(await stage.wait { photos.allSatisfy { editing.edits.isEdited($0.id) } })
  }

  @Test func photosAreTurnedBothWaysFromTheirMenu() async throws {
    let world = try await SelectionWorld(count: 2)
    defer { world.remove() }
    let commands = world.gallery.commands
    for menu in [CommandMenu.photos, .page] {
      func rows(_ elements: [UIMenuElement]) -> [String] {
        elements.flatMap { ($0 as? UIMenu).map { rows($0.children) } ?? [$0.title] }
      }
      let all = rows(commands.elements(of: menu, for: [world.gallery.photos[0]]))
      #expect(all.contains("Rotate Left") && all.contains("Rotate Right"), "\(menu)")
    }
  }
}
