import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// Renaming without replacing, also where the system has no call for it.
@Suite struct FileMoverTests {
  private let world: FileWorld
  /// As on systems that can't rename and refuse a taken name at once.
  private static let olds: [Int32] = [ENOSYS, EINVAL, ENOTSUP]

  init() throws { world = try FileWorld() }

  @Test(arguments: olds) func aTakenNameIsRefused(_ code: Int32) {
    let (one, other) = (world.write("photos/a.jpg", "one"), world.write("photos/b.jpg", "other"))
    let mover = FileMover { _, _ in code }
    #expect(mover.move(one, to: other) == EEXIST)
    #expect(world.text(one) == "one" && world.text(other) == "other")
  }

  @Test(arguments: olds) func aFileGetsItsName(_ code: Int32) {
    let file = world.write("photos/a.jpg", "one")
    let place = world.base.appending("photos/b.jpg")
    #expect(FileMover { _, _ in code }.move(file, to: place) == nil)
    #expect(world.names("photos") == ["b.jpg"] && world.text(place) == "one")
    #expect((place.status()?.st_nlink ?? 0) == 1)
  }

  @Test func aFolderGetsItsNameWithWhatIsInIt() {
    let folder = world.write("photos/one/a.jpg").folder
    let mover = FileMover { _, _ in ENOSYS }
    #expect(mover.move(folder, to: world.base.appending("photos/two")) == nil)
    #expect(world.names("photos") == ["two"] && world.text("photos/two/a.jpg") == "photo")
    world.write("photos/three/b.jpg")
    #expect(
      mover.move(
        world.base.appending("photos/two"), to: world.base.appending("photos/three")) == EEXIST)
    #expect(world.text("photos/two/a.jpg") == "photo" && world.names("photos/three") == ["b.jpg"])
  }

  @Test func aLinkIsMovedAndNotTheFileThatItNames() {
    let file = world.write("photos/a.jpg")
    let (link, place) = (world.base.appending("photos/l"), world.base.appending("photos/m"))
    symlink("a.jpg", link.displayPath)
    #expect(FileMover { _, _ in ENOSYS }.move(link, to: place) == nil)
    #expect((place.status()?.st_mode ?? 0) & S_IFMT == S_IFLNK && world.text(file) == "photo")
  }

  @Test(.enabled(if: FileWorld.mayMount), arguments: [nil, ENOSYS] as [Int32?])
  func anotherDiskIsSaid(_ code: Int32?) {
    let file = world.write("photos/a.jpg")
    let mover = code.map { code in FileMover { _, _ in code } } ?? FileMover()
    #expect(mover.move(file, to: world.usb.appending("a.jpg")) == EXDEV)
    #expect(world.names("usb").isEmpty && world.text(file) == "photo")
  }

  @Test(arguments: [nil, ENOSYS] as [Int32?]) func aFileThatIsGoneLeavesNothing(_ code: Int32?) {
    let mover = code.map { code in FileMover { _, _ in code } } ?? FileMover()
    let place = world.base.appending("photos/b.jpg")
    #expect(mover.move(world.base.appending("photos/none"), to: place) == ENOENT)
    #expect(place.status() == nil)
  }

  @Test func otherErrorsAreTheCallers() {
    let file = world.write("photos/a.jpg")
    let mover = FileMover { _, _ in EROFS }
    #expect(mover.move(file, to: world.base.appending("photos/b.jpg")) == EROFS)
    #expect(world.names("photos") == ["a.jpg"])
  }
}
