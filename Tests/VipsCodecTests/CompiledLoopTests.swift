import Foundation
import Testing
import VipsCodec

/// Where loops are compiled to that libvips runs.
@Suite struct CompiledLoopTests {
  private typealias MakeFile = @convention(c) (UnsafeMutablePointer<CChar>) -> Int32

  /// The function that libraries call.
  private func makeFile(_ template: String) throws -> (name: String, file: Int32) {
    _ = try codec.info(of: .file(sample("cat.jpg")))
    let symbol = try #require(dlsym(nil, "mkstemp64"))
    var name = Array(template.utf8CString)
    let file = unsafeBitCast(symbol, to: MakeFile.self)(&name)
    return (String(decoding: name.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self), file)
  }

  /// Where there is no room, as where there is no folder.
  @Test func compiledLoopsNeedNoDisk() throws {
    let (_, file) = try makeFile("/nowhere/orcexec.XXXXXX")
    #expect(file >= 0)
    defer { close(file) }
    #expect(ftruncate(file, 65_536) == 0)
    let memory = mmap(nil, 65_536, PROT_READ | PROT_EXEC, MAP_SHARED, file, 0)
    #expect(memory != MAP_FAILED)
    munmap(memory, 65_536)
  }

  @Test func otherFilesAreMadeWhereTheyAreWanted() throws {
    let folder = try TemporaryFolder()
    let (name, file) = try makeFile(folder.url.path + "/a.XXXXXX")
    defer { close(file) }
    #expect(file >= 0 && FileManager.default.fileExists(atPath: name) && !name.hasSuffix("XXXXXX"))
    #expect(try makeFile("/nowhere/a.XXXXXX").file < 0)
  }
}
