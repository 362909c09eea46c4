import HostInterface
import Testing
import UIKit
import UIKitStage

@testable import UIKitCore
@testable import UIKitPickers

/// The desktop's dialog for files, and the sheet for colors.
@MainActor @Suite(.serialized) struct SystemPickerTests {
  private let stage = Stage(size: CGSize(width: 400, height: 400))
  private let controller = UIViewController()
  private let log = Log()

  private final class Log: NSObject, UIDocumentPickerDelegate, UIColorPickerViewControllerDelegate {
    var picked: [[URL]] = []
    var cancels = 0
    var colors: [(UIColor, Bool)] = []
    var ends = 0

    func documentPicker(
      _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
    ) { picked.append(urls) }
    func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { cancels += 1 }
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) { colors.append((color, continuously)) }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      ends += 1
    }
  }

  init() { stage.show(controller) }

  private func present(_ picker: UIDocumentPickerViewController) {
    picker.delegate = log
    controller.present(picker, animated: true)
    stage.settle()
  }

  @Test func theDialogAsksForFilesOfTheTypes() throws {
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: [.png, .pdf])
    picker.allowsMultipleSelection = true
    picker.directoryURL = URL(fileURLWithPath: "/tmp")
    present(picker)
    let question = try #require(stage.fileQuestion)
    #expect(question.kind == .open && question.mimeTypes == ["image/png", "application/pdf"])
    #expect(question.allowsMultipleSelection && question.folder?.path == "/tmp")
    let files = [URL(fileURLWithPath: "/tmp/a.png"), URL(fileURLWithPath: "/tmp/b.pdf")]
    stage.chooseFiles(files)
    stage.settle()
    #expect(log.picked == [files] && log.cancels == 0 && controller.presentedViewController == nil)
  }

  @Test func ofSeveralTypesTheMostGeneralThatConformsIsFound() {
    #expect(UTType(mimeType: "inode/directory") == nil)
    #expect(UTType(mimeType: "inode/directory", conformingTo: .item) == .directory)
    #expect(UTType(mimeType: "inode/directory", conformingTo: .folder) == .folder)
    #expect(UTType(mimeType: "video/*") == .movie)
    #expect(UTType(mimeType: "video/*", conformingTo: .video) == .video)
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .text) == nil)
  }

  @Test func foldersAreAskedForByTheirType() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.folder]))
    #expect(stage.fileQuestion?.kind == .folder && stage.fileQuestion?.mimeTypes == [])
    stage.chooseFiles(nil)
    stage.settle()
    #expect(log.cancels == 1 && log.picked.isEmpty && controller.presentedViewController == nil)
  }

  @Test func dismissingThePickerClosesTheDialog() {
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.item]))
    #expect(stage.fileQuestion?.mimeTypes == [])
    controller.dismiss(animated: false)
    stage.settle()
    #expect(stage.fileQuestion == nil && log.cancels == 0)
  }

  @Test func aFileIsExportedToWhereThePersonWants() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("export-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("photo.txt")
    let place = folder.appendingPathComponent("chosen.txt")
    try Data("new".utf8).write(to: file)
    try Data("old".utf8).write(to: place)
    present(UIDocumentPickerViewController(forExporting: [file], asCopy: true))
    #expect(stage.fileQuestion?.kind == .save && stage.fileQuestion?.name == "photo.txt")
    stage.chooseFiles([place])
    #expect(await stage.wait { !log.picked.isEmpty || log.cancels > 0 })
    #expect(log.picked == [[place]])
    #expect(try String(contentsOf: place, encoding: .utf8) == "new")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == ["chosen.txt", "photo.txt"])
  }

  @Test func copiesLieInATemporaryFolder() async throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("copied-\(UUID().uuidString).txt")
    try Data("text".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    present(UIDocumentPickerViewController(forOpeningContentTypes: [.text], asCopy: true))
    stage.chooseFiles([file])
    #expect(await stage.wait { !log.picked.isEmpty || log.cancels > 0 })
    let copy = try #require(log.picked.first?.first)
    #expect(copy != file && copy.lastPathComponent == file.lastPathComponent)
    #expect(try Data(contentsOf: copy) == Data("text".utf8))
    try FileManager.default.removeItem(at: copy.deletingLastPathComponent())
  }

  private func presentColors(_ color: UIColor = .red) -> UIColorPickerViewController {
    let picker = UIColorPickerViewController()
    picker.delegate = log
    picker.selectedColor = color
    picker.supportsAlpha = false
    controller.present(picker, animated: true)
    stage.settle()
    return picker
  }

  @Test func colorsAreToldWhileTheyAreTried() throws {
    let picker = presentColors()
    #expect(stage.element(.adjustable, "Opacity") == nil)
    let green = try #require(stage.element(.adjustable, "Green"))
    #expect(green.value == "0%")
    green.setValue(1)
    stage.settle()
    #expect(
      log.colors.count == 1 && picker.selectedColor == UIColor(red: 1, green: 1, blue: 0, alpha: 1))
    #expect(stage.element(.none, "Color")?.value == "yellow")
    stage.element(.button, "Cancel")?.activate()
    stage.settle()
    #expect(picker.selectedColor == .red, "what it was before")
    #expect(log.ends == 1 && controller.presentedViewController == nil)
  }

  @Test func theColorIsChosenByKeys() throws {
    let picker = presentColors(.black)
    for _ in 0..<3 { stage.press(.keyboardTab) }
    stage.press(.keyboardRightArrow)
    stage.settle()
    #expect(log.colors.count == 1, "the slider for red")
    stage.element(.button, "Done")?.activate()
    stage.settle()
    #expect(picker.selectedColor.cgColor.red > 0 && picker.selectedColor.cgColor.green == 0)
    #expect(log.ends == 1 && controller.presentedViewController == nil)
  }

  @Test func aPulledDownPickerKeepsItsColor() {
    let picker = presentColors()
    stage.press(.keyboardEscape)
    stage.settle()
    #expect(log.ends == 1 && controller.presentedViewController == nil)
    #expect(picker.selectedColor == .red)
  }

  @Test(arguments: [CGFloat(1), 2]) func everybodyCanChooseAColor(scale: CGFloat) {
    stage.textScale = scale
    _ = presentColors()
    // The system's blue has 4:1 on white.
    let faults = stage.audit().filter { $0.kind != .lowContrast }
    #expect(faults.map(\.description) == [])
  }

  @Test func aColorWellShowsTheColorOfItsPicker() throws {
    let well = UIColorWell(frame: CGRect(x: 20, y: 20, width: 28, height: 28))
    well.title = "Background"
    controller.view.addSubview(well)
    var changes = 0
    well.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    stage.settle()
    #expect(well.accessibilityLabel == "Background" && well.accessibilityValue == "None")
    stage.tap(at: CGPoint(x: 34, y: 34))
    stage.settle()
    #expect(stage.element(.none, "Background") != nil && changes == 0)
    try #require(stage.element(.adjustable, "Blue")).setValue(1)
    stage.element(.button, "Done")?.activate()
    stage.settle()
    #expect(
      well.selectedColor?.cgColor == UIColor.blue.cgColor && well.accessibilityValue == "blue")
    #expect(changes == 2)
    well.becomeFirstResponder()
    stage.press(.keyboardSpacebar)
    stage.settle()
    #expect(stage.element(.adjustable, "Blue")?.value == "100%")
  }

  @Test func typesKnowWhatTheyAreAKindOf() {
    #expect(UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .item))
    #expect(!UTType.jpeg.conforms(to: .movie) && UTType.image.isSupertype(of: .png))
    #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(mimeType: "image/webp") == .webP)
    #expect(UTType(filenameExtension: "jpg", conformingTo: .movie) == nil)
    #expect(UTType("public.png") == .png && UTType("nothing.known") == nil)
    #expect(UTType.png.preferredMIMEType == "image/png" && UTType.image.preferredMIMEType == nil)
    #expect(UTType.tiff.preferredFilenameExtension == "tiff")
    #expect([UTType.png, .item].mimeTypes.isEmpty)
  }
}
