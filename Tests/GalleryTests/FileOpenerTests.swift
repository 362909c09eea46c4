import Foundation
import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import gallery

/// Opening files and folders that a person chooses.
@MainActor @Suite(.serialized) struct FileOpenerTests {
  private struct NoProcess: LocalizedError { var errorDescription: String? { "no memory is left" } }

  @Test func chosenFilesOpenInAWindowOfTheirOwn() async throws {
    let world = try await PhotoPageWorld(count: 3)
    let (stage, gallery) = (world.stage, world.gallery)
    var opened: [[URL]] = []
    gallery.files.opener.openWindow = { opened.append($0) }
    stage.press(.keyboardO, modifiers: .control)
    stage.settle()
    let question = try #require(stage.fileQuestion)
    #expect(question.kind == .open && question.allowsMultipleSelection)
    #expect(question.folder == world.photos.folder && question.mimeTypes.contains("image/*"))
    stage.chooseFiles([world.photos.url(1), world.photos.url(2)])
    stage.settle()
    #expect(opened == [[world.photos.url(1), world.photos.url(2)]])
    #expect(gallery.frontController === gallery.window.rootViewController)
  }

  @Test func aChosenFolderOpensToo() async throws {
    let world = try await PhotoPageWorld(count: 1)
    let (stage, gallery) = (world.stage, world.gallery)
    var opened: [[URL]] = []
    gallery.files.opener.openWindow = { opened.append($0) }
    try await world.open(0)
    stage.press(.keyboardO, modifiers: [.control, .shift])
    stage.settle()
    #expect(try #require(stage.fileQuestion).kind == .folder)
    stage.chooseFiles(nil)
    stage.settle()
    #expect(opened.isEmpty && world.browser.isOpen)
    stage.press(.keyboardO, modifiers: [.control, .shift])
    stage.settle()
    stage.chooseFiles([world.photos.folder])
    #expect(opened == [[world.photos.folder]])
  }

  @Test func aWindowThatCannotBeOpenedIsReported() async throws {
    let world = try await PhotoPageWorld(count: 1)
    world.gallery.files.opener.openWindow = { _ in throw NoProcess() }
    world.stage.press(.keyboardO, modifiers: .control)
    world.stage.settle()
    world.stage.chooseFiles([world.photos.url(0)])
    world.stage.advance(by: 0.5)
    #expect(
      world.gallery.window.toasts.shown.last?.spokenText
        == "No window could be opened: no memory is left")
  }
}
