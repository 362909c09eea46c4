import Foundation
import PhotoIndexing
import Testing

@testable import FileOperations

@Suite struct RenamePatternTests {
  private func name(
    _ pattern: String, _ file: String = "/photos/x.JPG", number: Int = 7,
    date: WallTime? = WallTime(milliseconds: 1_700_000_000_000),
    values: [String: String] = [:]
  ) throws -> String {
    let name = try RenamePattern(pattern).name(
      of: FileID(Array(file.utf8)), number: number, date: date, value: { values[$0] })
    return String(decoding: name, as: UTF8.self)
  }

  @Test(arguments: [
    ("{name}", "x.JPG"), ("{{{name}}}", "{x}.JPG"), ("{{name}}", "{name}.JPG"),
    ("{counter}", "7.JPG"), ("{counter:4}", "0007.JPG"), ("{counter:1}-{counter:2}", "7-07.JPG"),
    ("{date}", "2023-11-14.JPG"), ("{date:}", "2023-11-14.JPG"),
    ("{date:yyyy/MM}", "2023-11.JPG"), ("{date:HH:mm:ss}", "22:13:20.JPG"),
    ("{camera}", ""), ("{camera}{name}", "x.JPG"), ("  {name}  ", "x.JPG"), ("   ", ""),
    ("a/b", "a-b.JPG"), ("a\nb\u{7F}", "ab.JPG"),
  ])
  func fieldsAreFilledIn(_ pattern: String, _ expected: String) throws {
    #expect(try name(pattern) == expected)
  }

  @Test func countersOutgrowTheirWidth() throws {
    #expect(try name("{counter:2}", number: 1234) == "1234.JPG")
  }

  @Test func whatIsNotKnownIsLeftOut() throws {
    #expect(try name("{date}{name}", date: nil) == "x.JPG")
    #expect(try name("{lens} {name}", values: ["lens": "50/1.8\t"]) == "50-1.8 x.JPG")
  }

  @Test func theLastExtensionStays() throws {
    #expect(try name("{name}", "/p/a.tar.gz") == "a.tar.gz")
    #expect(try name("photo", "/p/README") == "photo")
    #expect(try name("photo", "/p/.hidden") == "photo")
    #expect(try name("{name}", "/p/.hidden") == ".hidden")
  }

  @Test func bytesThatAreNoTextStay() throws {
    let file = FileID(Array("/p/".utf8) + [0xE9, 0x74, 0xE9] + Array(".jpg".utf8))
    let name = try RenamePattern("{counter} {name}").name(
      of: file, number: 1, date: nil, value: { _ in nil })
    #expect(name == Array("1 ".utf8) + [0xE9, 0x74, 0xE9] + Array(".jpg".utf8))
  }

  @Test func namesThatAreTooLongAreSaidBeforehand() async throws {
    let world = try FileWorld()
    let file = world.write("photos/one/a.jpg")
    let queue = world.queue()
    let long = try RenamePattern(String(repeating: "ü", count: 140))
    let preview = await queue.preview(long, of: [file])
    #expect(preview.operation == nil && preview.rows.first?.problem != nil)
    let fitting = try RenamePattern(String(repeating: "ü", count: 125))
    #expect(await queue.preview(fitting, of: [file]).operation != nil)
    let gone = await queue.preview(fitting, of: [world.base.appending("photos/one/none.jpg")])
    #expect(gone.rows.map(\.problem) == [.gone("none.jpg")])
  }

  @Test(arguments: [
    "{counter:0}", "{counter:10}", "{counter:-1}", "{counter:}", "{:3}", "{na{me}", "}", "a}b",
  ])
  func mistakesAreSentences(_ pattern: String) {
    do {
      let read = try RenamePattern(pattern)
      #expect(pattern == "{na{me}" && read.parts == [.value("na{me")])
    } catch {
      #expect(error.description.hasSuffix(".") && error.description.count > 12)
    }
  }
}
