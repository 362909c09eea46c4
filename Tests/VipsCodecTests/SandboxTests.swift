import Foundation
import Glibc
import Testing

/// A process that locked itself gets at nothing but what it was given.
///
/// The program `BreakOut` tries, from inside the lock, what a file would try that takes a decoder
/// over.
@Suite struct SandboxTests {
  private static let refused = Set(["\(EACCES)", "\(ENOSYS)", "\(EPERM)"])

  /// The ends of all acts by name.
  private func outcomes(_ options: [String]) throws -> [String: String] {
    let folder = try TemporaryFolder()
    _ = try folder.write(Data("key".utf8), "id_ed25519")
    _ = try folder.write(Data("photo".utf8), "photo")
    let fonts = folder.url.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: false)
    try Data("font".utf8).write(to: fonts.appendingPathComponent("font"))
    try FileManager.default.createSymbolicLink(
      atPath: fonts.appendingPathComponent("link").path, withDestinationPath: "../id_ed25519")
    let program = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    let places = [
      program.deletingLastPathComponent(), Bundle.main.bundleURL,
      URL(fileURLWithPath: ".build/debug"),
    ]
    let breakOut = try #require(
      places.map { $0.appendingPathComponent("BreakOut") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) })
    let output = try Program.run(breakOut.path, [folder.url.path] + options)
    if !options.contains("free") {
      let key = folder.url.appendingPathComponent("id_ed25519")
      #expect(try Data(contentsOf: key) == Data("key".utf8))
    }
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    return Dictionary(
      lines.map { line in
        let words = line.split(separator: " ", maxSplits: 1).map(String.init)
        return (words[0], words.last ?? "")
      }, uniquingKeysWith: { $1 })
  }

  /// What a decoder has to be able to do.
  private static let work = [
    "read_own", "write_result", "read_own_in_thread", "see_language",
  ]
  private static let reading = [
    "read_key", "read_link", "read_users", "read_parent", "reopen_own", "list_folder",
    "read_key_in_thread",
  ]
  private static let writing = [
    "create_file", "change_file", "cut_font", "unnamed_file", "remove_key", "make_folder",
  ]
  private static let processes = [
    "run_program", "run_shell", "spawn_program", "make_child", "make_namespace", "trace_parent",
    "read_parents_memory", "signal_parent", "signal_parents_thread",
  ]
  private static let others = [
    "reach_loopback", "reach_bus", "make_pair", "share_memory", "change_mode", "raise_limit",
    "dump_core", "stay_after_parent",
  ]

  private func expectRefused(
    _ acts: [String], _ outcomes: [String: String], _ location: SourceLocation = #_sourceLocation
  ) {
    for act in acts {
      let outcome = outcomes[act] ?? ""
      #expect(
        Self.refused.contains(outcome), "\(act): \(outcome)", sourceLocation: location)
    }
  }

  private func expectLimits(_ outcomes: [String: String]) {
    #expect(outcomes["take_memory"] == "\(ENOMEM)")
    #expect(outcomes["take_descriptors"] == "\(EMFILE)")
    #expect(outcomes["write_own"] == "\(EBADF)")
    #expect(outcomes["write_too_far"] == "killed \(SIGXFSZ)")
    #expect(outcomes["never_end"] == "killed \(SIGXCPU)")
    #expect(outcomes["see_environment"] == "\(ENOENT)")
    #expect(outcomes["abort_itself"] == "killed \(SIGABRT)")
    for act in Self.work { #expect(outcomes[act] == "0", "\(act)") }
  }

  private func expectKilled(_ acts: [String], _ outcomes: [String: String]) {
    for act in acts { #expect(outcomes[act] == "killed \(SIGSYS)", "\(act)") }
  }

  /// Otherwise the tests below would say nothing.
  @Test func withoutALockEverythingGoes() throws {
    let free = try outcomes(["free"])
    for act in Self.reading + Self.writing + Self.work { #expect(free[act] == "0", "\(act)") }
    for act in ["run_program", "run_shell", "spawn_program", "make_child", "signal_parent"] {
      #expect(free[act] == "0", "\(act)")
    }
    #expect(free["reach_loopback"] == "\(ECONNREFUSED)" && free["take_descriptors"] == "0")
  }

  @Test func nothingIsReachedFromInside() throws {
    let locked = try outcomes([])
    #expect(locked["filter"] == "1")
    expectRefused(Self.reading + Self.writing + Self.others + ["read_font"], locked)
    expectKilled(Self.processes + ["call_as_another_machine"], locked)
    expectLimits(locked)
    // Without Landlock no file is opened at all.
    #expect(locked["read_share"] == (locked["landlock"] == "0" ? "\(ENOSYS)" : "0"))
  }

  /// Links out of a folder lead nowhere.
  @Test func fontsAreRead() throws {
    let locked = try outcomes(["fonts"])
    expectRefused(Self.writing + Self.others, locked)
    expectKilled(Self.processes, locked)
    expectLimits(locked)
    #expect(locked["read_font"] == "0" && locked["read_share"] == "0")
    if locked["landlock"] != "0" { expectRefused(Self.reading, locked) }
  }

  /// The filter of calls has to do then.
  @Test func withoutLandlockNoFileIsOpened() throws {
    let locked = try outcomes(["without", "landlock_create_ruleset"])
    #expect(locked["landlock"] == "0" && locked["filter"] == "1")
    expectRefused(Self.reading + Self.writing + Self.others + ["read_share"], locked)
    expectKilled(Self.processes, locked)
    expectLimits(locked)
    let drawing = try outcomes(["fonts", "without", "landlock_create_ruleset"])
    expectRefused(Self.writing + Self.others, drawing)
    expectKilled(Self.processes, drawing)
    #expect(drawing["read_font"] == "0")
  }

  /// Landlock has to do then, which keeps files but not programs.
  @Test func withoutFiltersFilesAreKept() throws {
    let locked = try outcomes(["without", "seccomp"])
    #expect(locked["filter"] == "0")
    guard locked["landlock"] != "0" else { return }
    expectRefused(Self.reading + Self.writing + ["run_program", "trace_parent"], locked)
    expectLimits(locked)
  }
}
