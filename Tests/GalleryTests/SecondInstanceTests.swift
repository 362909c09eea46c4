import Foundation
import TestEffort
import Testing

/// Opening a link while the program runs, on a session bus and a display of their own.
@Suite(.serialized) struct SecondInstanceTests {
  @Test(.timeLimit(.minutes(10))) func aSecondProcessForwardsItsLinkToTheFirst() throws {
    let bus = try PrivateBus()
    let session = try XSession()
    let first = try session.start("LinkEcho", [], bus: bus)
    #expect(XSession.wait { first.output.contains("launched with nothing\n") })
    #expect(try XSession.wait { try session.windowTitle() == "ready" })

    let link = "vitrine://photo/Bilder/S%C3%BCden%20%231.jpg?zoom=2#x"
    let second = try session.start("LinkEcho", [link], bus: bus)
    try second.process.waitForExit()
    #expect(second.process.terminationStatus == 0)
    #expect(second.output.isEmpty, "the second opened a window of its own")
    #expect(XSession.wait { first.output.contains("opened \(link)\n") }, "\(first.output)")
    #expect(try XSession.wait { try session.windowTitle() == link })
    #expect(first.process.isRunning)

    // So is a file's path.
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("a \(UUID()).txt")
    try Data("a".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let opener = try session.start("LinkEcho", [file.path], bus: bus)
    try opener.process.waitForExit()
    #expect(opener.process.terminationStatus == 0 && opener.output.isEmpty)
    #expect(
      XSession.wait { first.output.contains("opened \(file.absoluteString)\n") }, "\(first.output)")

    // Other arguments start another process, also without the bus name.
    let third = try session.start("LinkEcho", ["file:///tmp"], bus: bus)
    #expect(XSession.wait { third.output.contains("launched with nothing\n") })
    third.process.kill()
    let fourth = try session.start("LinkEcho", ["--new-window", link], bus: bus)
    #expect(
      XSession.wait { fourth.output == "launched with \(link)\nopened \(link)\n" },
      "\(fourth.output)")
    fourth.process.kill()

    // Once the first has quit, the next one opens its link itself.
    first.process.terminate()
    #expect(XSession.wait { !first.process.isRunning }, "it doesn't quit")
    let last = try session.start("LinkEcho", [link], bus: bus)
    #expect(
      XSession.wait { last.output == "launched with \(link)\nopened \(link)\n" }, "\(last.output)")
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test(.timeLimit(.minutes(10))) func aServiceWaitsForWhatItIsStartedFor() throws {
    let bus = try PrivateBus()
    let session = try XSession()
    let program = try session.start("LinkEcho", ["--gapplication-service"], bus: bus)
    let name = "io.github.vitrine.LinkEcho"
    func call(
      _ destination: String, _ path: String, _ method: String, _ arguments: String...
    ) throws -> String {
      let command = ["DBUS_SESSION_BUS_ADDRESS=\(bus.address)", "gdbus", "call", "--session"]
      let target = ["--dest", destination, "--object-path", path, "--method", method]
      return String(decoding: try session.run("env", command + target + arguments), as: UTF8.self)
    }
    func open(_ link: String) throws {
      let path = "/io/github/vitrine/LinkEcho"
      _ = try call(name, path, "org.freedesktop.Application.Open", "['\(link)']", "{}")
    }
    #expect(
      try XSession.wait {
        try call("org.freedesktop.DBus", "/", "org.freedesktop.DBus.ListNames").contains(name)
      })
    #expect(program.output.isEmpty, "it launched before it was asked")

    try open("vitrine://photo/1")
    let launched = "launched with vitrine://photo/1\nopened vitrine://photo/1\n"
    #expect(XSession.wait { program.output == launched }, "\(program.output)")
    try open("vitrine://photo/2")
    #expect(XSession.wait { program.output == launched + "opened vitrine://photo/2\n" })
    #expect(program.process.isRunning)
    #expect(session.standardError.isEmpty, "\(session.standardError)")
  }

  @Test(.timeLimit(.minutes(10))) func withoutABusEachOpensItsOwn() throws {
    let session = try XSession()
    let first = try session.start("LinkEcho", [], bus: nil)
    let second = try session.start("LinkEcho", ["vitrine://photo/1"], bus: nil)
    #expect(XSession.wait { second.output.contains("opened vitrine://photo/1\n") })
    #expect(XSession.wait { first.output.contains("launched") })
    #expect(!first.output.contains("opened"))
  }
}

/// A program and its output so far, which is written to a file.
struct RunningProgram {
  let process: Process
  let file: URL

  var output: String { (try? String(contentsOf: file, encoding: .utf8)) ?? "" }
}

extension XSession {
  /// Starts a program that was built with the tests.
  ///
  /// - Parameter bus: The session bus; nil for none.
  func start(_ name: String, _ arguments: [String], bus: PrivateBus?) throws -> RunningProgram {
    let file = folder.appendingPathComponent("output-\(UUID().uuidString)")
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    let process = try start(name, arguments, output: FileHandle(forWritingTo: file)) {
      environment in
      if let bus {
        environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
      } else {
        environment["XDG_RUNTIME_DIR"] = nil
      }
    }
    return RunningProgram(process: process, file: file)
  }
}
