import CGtk
import Foundation
import HostInterface
import Quartz2D
import TestEffort
import Testing

@testable import GtkHost

/// Questions that the desktop's portal asks, on a bus of the test's own.
@MainActor @Suite(.serialized) struct PortalTests {
  private static let xml = """
    <node><interface name="org.freedesktop.portal.FileChooser">
    <method name="OpenFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
    <method name="SaveFile"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
    <property name="version" type="u" access="read"/></interface>
    <interface name="org.freedesktop.portal.Print">
    <method name="PreparePrint"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="a{sv}" direction="in"/><arg type="o" direction="out"/></method>
    <method name="Print"><arg type="s" direction="in"/><arg type="s" direction="in"/>
    <arg type="h" direction="in"/><arg type="a{sv}" direction="in"/>
    <arg type="o" direction="out"/></method>
    <property name="version" type="u" access="read"/></interface></node>
    """

  private let bus: PrivateBus
  private let desktop: DesktopService

  init() throws {
    bus = try PrivateBus()
    let request = "(objectpath 'REQUEST',)"
    desktop = try DesktopService(
      bus, name: "org.freedesktop.portal.Desktop", xml: Self.xml,
      paths: ["/org/freedesktop/portal/desktop"],
      answers: [
        "Get": "(<uint32 3>,)", "OpenFile": request, "SaveFile": request, "PreparePrint": request,
        "Print": request,
      ])
  }

  private func ask(_ question: FileQuestion) throws -> [URL]? {
    var answer: [URL]??
    let dialog = GtkFileDialog(question, bus: try bus.connect(), over: nil) { answer = .some($0) }
    desktop.serve { answer != nil }
    withExtendedLifetime(dialog) {}
    return answer ?? nil
  }

  @Test(.timeLimit(.minutes(2))) func filesAreChosenInThePortal() throws {
    desktop.responses["OpenFile"] =
      "(uint32 0, {'uris': <['file:///tmp/a%20b.jpg', 'file:///tmp/c.jpg']>})"
    var question = FileQuestion(.open, title: "Open")
    question.mimeTypes = ["image/png", "video/*"]
    question.allowsMultipleSelection = true
    question.folder = URL(fileURLWithPath: "/tmp")
    #expect(try ask(question)?.map(\.path) == ["/tmp/a b.jpg", "/tmp/c.jpg"])
    let call = try #require(desktop.calls.last)
    #expect(call.hasPrefix("OpenFile ('', 'Open', {"))
    #expect(call.contains("'multiple': <true>") && call.contains("'directory': <false>"))
    #expect(call.contains("'current_folder': <b'/tmp'>"))
    #expect(
      call.contains("'filters': <[('Supported Files', [(uint32 1, 'image/png'), (1, 'video/*')])]>")
    )
  }

  @Test(.timeLimit(.minutes(2))) func foldersAreChosenAndFilesSavedInThePortal() throws {
    desktop.responses["OpenFile"] = "(uint32 1, @a{sv} {})"
    #expect(try ask(FileQuestion(.folder, title: "Choose")) == nil, "cancelled")
    #expect(desktop.calls.last?.contains("'directory': <true>") == true)
    desktop.responses["SaveFile"] = "(uint32 0, {'uris': <['file:///tmp/new.jpg']>})"
    var question = FileQuestion(.save, title: "Save")
    question.name = "new.jpg"
    #expect(try ask(question)?.map(\.path) == ["/tmp/new.jpg"])
    #expect(desktop.calls.last?.contains("'current_name': <'new.jpg'>") == true)
  }

  /// The second of three pages, on the paper and printer that were chosen.
  @Test(.timeLimit(.minutes(2))) func photosArePrintedByThePortal() throws {
    desktop.responses["PreparePrint"] = """
      (uint32 0, {'settings': <{'print-pages': <'ranges'>, 'page-ranges': <'1'>}>, \
      'page-setup': <{'PPDName': <'A4'>, 'DisplayName': <'A4'>, 'Width': <210.0>, 'Height': <297.0>, \
      'MarginTop': <10.0>, 'MarginBottom': <10.0>, 'MarginLeft': <10.0>, 'MarginRight': <10.0>, \
      'Orientation': <'portrait'>}>, 'token': <uint32 7>})
      """
    desktop.responses["Print"] = "(uint32 0, @a{sv} {})"
    var asked: [Int] = []
    let pages = (0..<3).map { index in
      PrintJob.Page(size: CGSize(width: 60, height: 40)) { _ in
        asked.append(index)
        return CGImage(width: 60, height: 40, isOpaque: true) { $0.update(repeating: 200) }
      }
    }
    var answer: PrintAnswer?
    let print = GtkPrint(
      PrintJob(name: "Photos", pages: pages), over: nil, bus: try bus.connect()
    ) { answer = $0 }
    desktop.serve { answer != nil }
    withExtendedLifetime(print) {}
    #expect(answer == .printed && asked == [1])
    #expect(desktop.files == ["%PDF-"])
    let call = try #require(desktop.calls.last)
    #expect(call.hasPrefix("Print ('', 'Photos', ") && call.contains("'token': <uint32 7>"))
  }

  @Test(.timeLimit(.minutes(2))) func aPortalThatDoesNotKnowTheQuestionIsNotAsked() throws {
    var answer: String?
    var question = PortalRequest.Question(interface: "FileChooser", method: "OpenFile", title: "")
    question.version = 9
    let request = PortalRequest(question, bus: try bus.connect(), over: nil) {
      if case .unavailable = $0 { answer = "unavailable" } else { answer = "else" }
    }
    desktop.serve { answer != nil }
    withExtendedLifetime(request) {}
    #expect(answer == "unavailable")
  }
}
