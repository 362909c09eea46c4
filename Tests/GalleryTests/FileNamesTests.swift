import FileOperations
import Foundation
import HostInterface
import PhotoBrowsing
import PhotoIndexing
import Routing
import Testing
import UIKit
import UIKitStage
import VipsCodec

@testable import gallery

/// Whatever bytes a name has: the photo is shown, opened, linked to, trashed and restored.
@MainActor @Suite(.serialized) final class FileNamesTests {
  private let base = FileManager.default.temporaryDirectory.appendingPathComponent(
    "names-\(UUID())")
  private let oldData = ProcessInfo.processInfo.environment["XDG_DATA_HOME"]
  private let stage = Stage(size: CGSize(width: 1100, height: 760))
  private var folder: FileID { base.appendingPathComponent("photos").file }

  /// Canonically equal names, ten that aren't UTF-8, and three of 255 bytes.
  nonisolated static let names: [[UInt8]] = {
    var names: [[UInt8]] = [Array("e\u{301}".utf8), Array("\u{E9}".utf8)]
    for number in 0..<10 { names.append([0x63, 0x61, 0x66, 0xE0 + UInt8(number)]) }
    names.append([UInt8](repeating: 0x78, count: 251))
    names.append(Array(String(repeating: "\u{E9}", count: 125).utf8) + [0x61])
    names.append([UInt8](repeating: 0xE9, count: 251))
    return names.map { $0 + Array(".jpg".utf8) }
  }()

  init() throws {
    setenv("XDG_DATA_HOME", base.appendingPathComponent("data").path, 1)
    #expect(folder.makeFolder())
    for (number, name) in Self.names.enumerated() {
      try folder.appending(name).write(Self.picture(number))
    }
  }

  deinit {
    try? FileManager.default.removeItem(at: base)
    if let oldData { setenv("XDG_DATA_HOME", oldData, 1) } else { unsetenv("XDG_DATA_HOME") }
  }

  /// The width of each is 100 pixels plus its number, so that the file it was read from is known.
  private static func picture(_ number: Int) throws -> Data {
    let image = CGImage(width: 100 + number, height: 80, isOpaque: true) { target in
      for offset in target.indices { target[offset] = offset % 4 == 3 ? 255 : 120 }
    }
    return try VipsImageCodec().jpegData(image, quality: 0.9)
  }

  private func launch(_ paths: [URL]? = nil) async throws -> Gallery {
    let delegate = AppDelegate(paths: paths ?? [folder.url])
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let isThere = await stage.wait {
      gallery.photos.count == Self.names.count
        && (gallery.start.named != nil || gallery.thumbnailsAreShown)
        && gallery.router.isReady
    }
    #expect(isThere, "\(gallery.photos.map(\.name))")
    return gallery
  }

  private func number(_ id: FileID) -> Int? { Self.names.firstIndex(of: Array(id.name)) }

  @Test func allFilesAreShown() async throws {
    let gallery = try await launch()
    let photos = gallery.photos
    #expect(Set(photos.map(\.id)).count == Self.names.count)
    for photo in photos {
      let number = try #require(self.number(photo.id))
      #expect(photo.pixelSize == CGSize(width: 100 + number, height: 80), "\(photo.id.escaped)")
      #expect(!photo.name.isEmpty)
    }
    let cells = gallery.library.grid.collectionView.visibleCells.compactMap { $0 as? PhotoGridCell }
    #expect(cells.count == Self.names.count && cells.allSatisfy { $0.failure == nil })
  }

  @Test func allFilesOpenByTheirLinks() async throws {
    let gallery = try await launch()
    for name in Self.names {
      let id = folder.appending(name)
      let link = try #require(GalleryRoute.photo(id: id).link)
      #expect(stage.open(try #require(URL(string: link))))
      let isOpen = await stage.wait { gallery.openBrowser?.currentID == id }
      #expect(isOpen, "\(link)")
      stage.advance(by: 0.5)
      #expect(gallery.currentPhoto?.id == id)
      #expect(gallery.window.windowScene?.title == id.displayName)
    }
  }

  /// As a browser or a file manager writes them, without a scheme of our own.
  @Test func percentEncodedLinksOpenTheirFiles() async throws {
    let gallery = try await launch()
    for name in Self.names {
      let id = folder.appending(name)
      #expect(stage.open(try #require(URL(string: "vitrine://photo" + id.escaped))))
      let isOpen = await stage.wait { gallery.openBrowser?.currentID == id }
      #expect(isOpen, "\(id.escaped)")
      stage.advance(by: 0.5)
      let route = try RouteCoder<GalleryRoute>().route(for: "vitrine://photo" + id.escaped)
      #expect(route == .photo(id: id))
    }
  }

  @Test func aFileNamedAsAnArgumentOpens() async throws {
    let id = folder.appending(Self.names[4])
    let gallery = try await launch([id.url])
    #expect(await stage.wait { gallery.openBrowser?.currentID == id })
  }

  @Test func aFileFromOutsideTheLibraryOpensAlone() async throws {
    let gallery = try await launch()
    let other = base.appendingPathComponent("elsewhere").file
    #expect(other.makeFolder())
    let id = other.appending(Self.names[7])
    try id.write(Self.picture(1))
    let link = try #require(GalleryRoute.photo(id: id).link)
    #expect(stage.open(try #require(URL(string: link))))
    let isOpen = await stage.wait {
      (gallery.library.home.presentedViewController as? LibraryBrowser)?.currentID == id
    }
    #expect(isOpen)
  }

  @Test func allFilesCanBeTrashedAndRestored() async throws {
    let gallery = try await launch()
    for name in Self.names {
      let id = folder.appending(name)
      let index = try #require(gallery.shownLibrary.photoLibrary.index(of: id))
      gallery.library.grid.select(index)
      stage.press(.keyboardDeleteForward)
      #expect(await stage.wait { gallery.fileHandler.trash.undoable.contains { $0.origin == id } })
      #expect(id.status() == nil && gallery.shownLibrary.photoLibrary.index(of: id) == nil)
    }
    #expect(gallery.photos.isEmpty)
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { gallery.photos.count == Self.names.count })
    for name in Self.names { #expect(folder.appending(name).status() != nil) }
  }

  /// However long each takes, and however long its toast was shown.
  @Test func deletionsInARowAreUndoneTogether() async throws {
    let gallery = try await launch()
    for name in Self.names.prefix(3) {
      let id = folder.appending(name)
      gallery.library.grid.select(try #require(gallery.shownLibrary.photoLibrary.index(of: id)))
      stage.press(.keyboardDeleteForward)
      #expect(await stage.wait { gallery.fileHandler.trash.undoable.contains { $0.origin == id } })
      stage.advance(by: 20)
      #expect(gallery.fileHandler.trash.undoable.isEmpty, "the toast has gone")
    }
    // After a long pause it is another act.
    stage.advance(by: 300)
    let last = folder.appending(Self.names[3])
    gallery.library.grid.select(try #require(gallery.shownLibrary.photoLibrary.index(of: last)))
    stage.press(.keyboardDeleteForward)
    #expect(await stage.wait { gallery.fileHandler.trash.undoable.contains { $0.origin == last } })
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { gallery.photos.count == Self.names.count - 3 })
    stage.press(.keyboardZ, modifiers: .control)
    #expect(await stage.wait { gallery.photos.count == Self.names.count })
  }

  @Test func argumentsKeepTheirBytes() {
    let raw: [[UInt8]] = [Array("gallery".utf8)] + Self.names.map { Array("/p/".utf8) + $0 }
    for bytes in raw.dropFirst() where String(validating: bytes, as: UTF8.self) != nil {
      let text = String(decoding: bytes, as: UTF8.self)
      #expect(FileID(argument: text, among: raw).bytes == bytes)
    }
    let name = Array("/p/caf".utf8) + [0xE9]
    let text = String(decoding: name, as: UTF8.self)
    #expect(FileID(argument: text, among: [name]).bytes == name)
    #expect(FileID(argument: "/a/./b//../c.jpg") == FileID(path: "/a/c.jpg"))
    let here = FileManager.default.currentDirectoryPath
    #expect(FileID(argument: "c.jpg") == FileID(path: here + "/c.jpg"))
    #expect(FileID(argument: "/") == FileID(path: "/"))
  }

  @Test func canonicallyEqualNamesAreTwoPhotosInAlbums() async throws {
    let twins = ["e\u{301}te\u{301}", "\u{E9}t\u{E9}"].map { folder.appending($0) }
    for twin in twins {
      #expect(twin.makeFolder())
      for name in Self.names.prefix(2) { try twin.appending(name).write(Self.picture(3)) }
    }
    let delegate = AppDelegate(paths: twins.map(\.url))
    stage.launch(delegate)
    let gallery = try #require(delegate.gallery)
    let albums = gallery.library.home.folders
    #expect(await stage.wait { albums.albums.map(\.photos.count) == [2, 2] })
    #expect(Set(albums.albums.map(\.id)).count == 2)
    albums.fill()
    let keys = (0..<4).compactMap { albums.album.item(at: $0)?.picId }
    #expect(Set(keys).count == 4, "deleting one would delete the other")
    for twin in twins {
      for name in Self.names.prefix(2) {
        let path = try #require(albums.indexPath(ofPhoto: twin.appending(name)))
        #expect(albums.photo(at: path)?.id == twin.appending(name))
        let index = try #require(albums.album.index(of: path))
        let id = try #require(albums.album.id(at: index))
        #expect(albums.album.index(of: id) == index)
      }
    }
  }
}
