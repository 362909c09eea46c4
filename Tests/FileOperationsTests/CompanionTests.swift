import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

/// What programs and cameras keep beside photos goes along with them, and only with them.
@Suite struct CompanionTests {
  private let world: FileWorld
  private let queue: FileOperationQueue

  init() throws {
    world = try FileWorld()
    queue = world.queue()
    _ = world.photos.appending("two").makeFolder()
  }

  private func write(_ names: [String]) {
    for name in names { world.write("photos/one/\(name)", name) }
  }

  private func file(_ name: String) -> FileID { world.photos.appending("one").appending(name) }

  private var one: [String] { world.names("photos/one") }
  private var two: [String] { world.names("photos/two") }

  private func rename(_ names: [String: String]) async -> FileOutcome {
    await queue.run(
      .rename(names.sorted { $0.key < $1.key }.map { FileRenaming(file($0.key), to: $0.value) }))
  }

  private func says(_ ending: String, _ name: String) {
    world.write(
      "photos/one/\(name)",
      "<a xmlns:photoshop='http://ns.adobe.com/photoshop/1.0/' photoshop:SidecarForExtension='\(ending)'/>"
    )
  }

  // MARK: Other programs

  @Test func whatOtherProgramsKeepGoesAlong() async {
    let names = [
      "a.jpg", "a.AAE", "a.jpg.pp3", "a.jpg.out.pp3", "a.jpg.dop", "a.jpg.xmp", "a.jpg.json",
      "a.acr", "a.mp",
      "a.jpg.supplemental-metadata.json", "a.on1",
    ]
    write(names + ["a.txt", "ab.AAE", "b.jpg"])
    let beginning = world.seen
    #expect(await rename(["a.jpg": "x.jpg"]).isComplete)
    #expect(one == (["a.txt", "ab.AAE", "b.jpg"] + names.map { "x" + $0.dropFirst() }).sorted())
    _ = await queue.undo()
    #expect(world.seen == beginning)
    #expect(await queue.run(.move([file("a.jpg")], to: world.photos.appending("two"))).isComplete)
    #expect(two == names.sorted() && one == ["a.txt", "ab.AAE", "b.jpg"])
    _ = await queue.undo()
    #expect(await queue.run(.copy([file("a.jpg")], to: world.photos.appending("two"))).isComplete)
    #expect(two == names.sorted())
    #expect(await queue.run(.trash([file("a.jpg")])).isComplete)
    #expect(one == ["a.txt", "ab.AAE", "b.jpg"])
    _ = await queue.undo()
    _ = await queue.undo()
    #expect(world.seen == beginning)
  }

  @Test func exchangedNamesTakeTheEditsAlong() async {
    write(["a.jpg", "a.AAE", "a.jpg.pp3", "b.jpg", "b.jpg.xmp"])
    #expect(await rename(["a.jpg": "b.jpg", "b.jpg": "a.jpg"]).isComplete)
    #expect(one == ["a.jpg", "a.jpg.xmp", "b.AAE", "b.jpg", "b.jpg.pp3"])
    #expect(world.text(file("a.jpg")) == "b.jpg" && world.text(file("b.AAE")) == "a.AAE")
    #expect(world.text(file("a.jpg.xmp")) == "b.jpg.xmp")
  }

  @Test func aPhotoNamedAsAnotherOneAndMoreIsItsOwn() async {
    write(["a.jpg", "a.jpg.xmp", "a.jpg.png", "a.jpg.png.xmp", "a.jpg.png.pp3"])
    #expect(await rename(["a.jpg": "x.jpg"]).isComplete)
    #expect(one == ["a.jpg.png", "a.jpg.png.pp3", "a.jpg.png.xmp", "x.jpg", "x.jpg.xmp"])
    _ = await queue.undo()
    #expect(await rename(["a.jpg.png": "x.png"]).isComplete)
    #expect(one == ["a.jpg", "a.jpg.xmp", "x.png", "x.png.pp3", "x.png.xmp"])
  }

  @Test func whatIsBesideAVideoGoesWithTheVideo() async {
    write(["a.jpg", "a.mp4", "a.THM", "a.LRV", "a.AAE", "b.CRW", "b.THM"])
    _ = await queue.run(.move([file("a.mp4"), file("b.CRW")], to: world.photos.appending("two")))
    #expect(two == ["a.LRV", "a.THM", "a.mp4", "b.CRW", "b.THM"] && one == ["a.AAE", "a.jpg"])
  }

  @Test func theVideoOfAMotionPhotoGoesAlong() async {
    write(["a.MP.jpg", "a.MP", "a.MP.jpg.json"])
    #expect(await rename(["a.MP.jpg": "x.jpg"]).isComplete)
    #expect(one == ["x.MP", "x.jpg", "x.jpg.json"])
    _ = await queue.run(.trash([file("x.jpg")]))
    #expect(one.isEmpty)
  }

  @Test func descriptionsOfGoogleTakeoutAreFound() async {
    let long = "A very long name of a photo that was taken in s"
    write([
      "a.jpg", "a.jpg.json", "a(1).jpg", "a.jpg(1).json", "b(2).jpg",
      "b.jpg.supplemental-metadata(2).json",
      "\(long)pring.jpg", "\(long.prefix(46)).json",
    ])
    #expect(await rename(["a.jpg": "x.jpg"]).isComplete)
    #expect(one.contains("x.jpg.json") && one.contains("a.jpg(1).json"))
    #expect(
      await rename(["a(1).jpg": "y.jpg", "b(2).jpg": "z.jpg", "\(long)pring.jpg": "l.jpg"])
        .isComplete)
    #expect(
      one == [
        "l.jpg", "l.jpg.json", "x.jpg", "x.jpg.json", "y.jpg", "y.jpg.json", "z.jpg",
        "z.jpg.supplemental-metadata.json",
      ])
    // Of two photos that begin so it may be either's.
    write(["\(long)pring.jpg", "\(long)ummer.jpg", "\(long.prefix(46)).json"])
    #expect(await rename(["\(long)pring.jpg": "m.jpg"]).isComplete)
    #expect(one.contains("\(long.prefix(46)).json"))
  }

  @Test func onlyDescriptionsAreDeletedForGood() async {
    write(["a.MP.jpg", "a.MP", "a.MP.jpg.xmp", "a.MP.jpg.zip", "a.MP.jpg.pp3"])
    _ = await queue.delete([file("a.MP.jpg")])
    #expect(one == ["a.MP", "a.MP.jpg.zip"])
  }

  // MARK: Whose a sidecar is

  @Test func aSidecarGoesWithTheOneThatItNames() async {
    write(["a.jpg", "a.png"])
    says("JPG", "a.xmp")
    for names in [["a.png"], ["a.jpg"]] {
      _ = await queue.run(.move(names.map(file), to: world.photos.appending("two")))
      #expect(two == (names == ["a.png"] ? ["a.png"] : ["a.jpg", "a.xmp"]))
      _ = await queue.undo()
      _ = await queue.run(.copy(names.map(file), to: world.photos.appending("two")))
      #expect(two == (names == ["a.png"] ? ["a.png"] : ["a.jpg", "a.xmp"]))
      _ = await queue.undo()
      _ = await queue.run(.trash(names.map(file)))
      #expect(one == (names == ["a.png"] ? ["a.jpg", "a.xmp"] : ["a.png"]))
      _ = await queue.undo()
    }
  }

  @Test func bothSidecarsGoAlong() async {
    write(["a.jpg", "a.jpg.xmp", "a.xmp"])
    let beginning = world.seen
    #expect(await rename(["a.jpg": "trip.jpg"]).isComplete)
    #expect(one == ["trip.jpg", "trip.jpg.xmp", "trip.xmp"])
    _ = await queue.undo()
    #expect(world.seen == beginning)
    _ = await queue.run(.trash([file("a.jpg")]))
    #expect(one.isEmpty)
  }

  @Test func whatMayBeEithersStaysUntilBothLeave() async {
    write(["a.jpg", "a.heic", "a.xmp"])
    _ = await queue.run(.trash([file("a.jpg")]))
    #expect(one == ["a.heic", "a.xmp"])
    _ = await queue.undo()
    _ = await queue.run(.trash([file("a.jpg"), file("a.heic")]))
    #expect(one.isEmpty)
    _ = await queue.undo()
    _ = await queue.run(.copy([file("a.jpg")], to: world.photos.appending("two")))
    #expect(two == ["a.jpg"], "it would be its alone there")
  }

  @Test func whatMayBeEithersIsListedOnceInTheTrash() async {
    write(["a.jpg", "a.heic", "a.xmp", "a.jpg.pp3", "a.AAE", "b.jpg", "b.png"])
    says("PNG", "b.xmp")
    _ = await queue.run(.trash(["a.jpg", "a.heic", "b.jpg", "b.png"].map(file)))
    let trash = Trash(dataFolder: world.base.appending("data").url)
    let items = await trash.items(ofDisksWith: []) { CompanionKind.rank(of: $0) != nil }
      .sorted { $0.file.origin < $1.file.origin }
    #expect(
      items.map { $0.sidecars.map(\.origin.displayName).sorted() } == [
        ["a.AAE", "a.xmp"], ["a.jpg.pp3"], [], ["b.xmp"],
      ])
  }

  // MARK: New places

  @Test func noPhotoGetsTheSidecarOfOneThatHasGone() async {
    write(["a.jpg", "x.jpg.xmp"])
    #expect(await rename(["a.jpg": "x.jpg"]).skipped == [file("a.jpg")], "nobody is asked")
    let renaming = FileOperation.rename([FileRenaming(file("a.jpg"), to: "x.jpg")])
    _ = await queue.run(renaming, clash: { _ in ClashAnswer(.keepBoth) })
    #expect(one == ["x (2).jpg", "x.jpg.xmp"])
    _ = await queue.undo()
    let outcome = await queue.run(
      renaming,
      clash: { clash in
        ClashAnswer(clash.existing.file.displayName == "x.jpg.xmp" ? .replace : .stop)
      })
    #expect(one == ["x.jpg"] && outcome.trashed.map(\.origin.displayName) == ["x.jpg.xmp"])
  }

  @Test func noPhotoGetsTheSidecarOfAnother() async {
    write(["a.nef", "b.jpg", "b.jpg.json", "c.jpg", "c.xmp"])
    world.write("photos/two/a.jpg")
    world.write("photos/two/a.xmp", "of the JPEG file")
    world.write("photos/two/c.nef")
    let folder = world.photos.appending("two")
    _ = await queue.run(.move(["a.nef", "b.jpg", "c.jpg"].map(file), to: folder))
    #expect(
      two == [
        "a (2).nef", "a.jpg", "a.xmp", "b.jpg", "b.jpg.json", "c (2).jpg", "c (2).xmp", "c.nef",
      ])
    #expect(Sidecar.existing(of: folder.appending("a.jpg")) == folder.appending("a.xmp"))
    #expect(Sidecar.existing(of: folder.appending("c.nef")) == nil)
  }
}
