import Foundation
import HostInterface
import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

/// Pictures of sheets and popovers, to be looked at.
@MainActor @Suite(.serialized) struct SheetPictureTests {
  private nonisolated static let pictures = ProcessInfo.processInfo.environment[
    "VITRINE_SHEET_PICTURES"]

  private func write(_ stage: Stage, _ name: String) throws {
    let folder = URL(fileURLWithPath: try #require(Self.pictures))
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let picture = try #require(stage.picture(scale: 1))
    let encoder = try #require(HostServices.current.encoder)
    try encoder.pngData(picture).write(to: folder.appendingPathComponent(name + ".png"))
  }

  /// A list in a navigation controller.
  private final class Page: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      24
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "Row \(indexPath.row + 1)"
      return cell
    }
  }

  private func makePage(_ title: String) -> UINavigationController {
    let page = Page(style: .insetGrouped)
    page.title = title
    return UINavigationController(rootViewController: page)
  }

  @Test(.enabled(if: pictures != nil)) func writeActivities() throws {
    for isDark in [false, true] {
      for width in [390, 1280] as [CGFloat] {
        let stage = Stage(size: CGSize(width: width, height: 800))
        stage.prefersDarkAppearance = isDark
        let root = makePage("Library")
        stage.show(root)
        let url = try #require(URL(string: "https://example.org/photos/lisbon"))
        let activities = UIActivityViewController(activityItems: [url], applicationActivities: nil)
        let source = UIView(frame: CGRect(x: width - 80, y: 0, width: 60, height: 44))
        root.view.addSubview(source)
        activities.popoverPresentationController?.sourceView = source
        root.present(activities, animated: true)
        stage.settle()
        try write(stage, "activity-\(Int(width))\(isDark ? "-dark" : "")")
      }
    }
  }

  @Test(.enabled(if: pictures != nil)) func writePopovers() throws {
    for isDark in [false, true] {
      for (name, x, y) in [("below", 900, 60), ("above", 300, 740), ("left", 40, 400)] {
        let stage = Stage(size: CGSize(width: 1280, height: 800))
        stage.prefersDarkAppearance = isDark
        let root = makePage("Library")
        stage.show(root)
        let button = UIButton(type: .system)
        button.setTitle("Show", for: .normal)
        button.frame = CGRect(x: x, y: y, width: 80, height: 40)
        root.view.addSubview(button)
        let page: UIViewController =
          name == "above"
          ? UIAlertController(
            title: "Photo", message: "It is removed from all albums.", preferredStyle: .actionSheet)
          : makePage("Photo")
        if let alert = page as? UIAlertController {
          alert.addAction(UIAlertAction(title: "Delete", style: .destructive))
          alert.addAction(UIAlertAction(title: "Archive", style: .default))
          alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        } else {
          page.modalPresentationStyle = .popover
          page.preferredContentSize = CGSize(width: 320, height: 400)
        }
        let popover = try #require(page.popoverPresentationController)
        popover.sourceView = button
        if name == "left" { popover.permittedArrowDirections = .left }
        root.present(page, animated: true)
        stage.settle()
        try write(stage, "popover-\(name)\(isDark ? "-dark" : "")")
      }
    }
  }

  @Test(.enabled(if: pictures != nil)) func writePictures() throws {
    for isDark in [false, true] {
      for size in [CGSize(width: 390, height: 844), CGSize(width: 1280, height: 800)] {
        for style in [UIModalPresentationStyle.pageSheet, .formSheet] {
          let stage = Stage(size: size)
          stage.prefersDarkAppearance = isDark
          let root = makePage("Library")
          stage.show(root)
          let name =
            "\(Int(size.width))-\(style == .formSheet ? "form" : "page")\(isDark ? "-dark" : "")"
          let page = makePage("Photo")
          page.modalPresentationStyle = style
          let sheet = try #require(page.sheetPresentationController)
          sheet.detents = [.medium(), .large()]
          sheet.prefersGrabberVisible = true
          root.present(page, animated: true)
          stage.settle()
          try write(stage, name + "-1")
          let (x, y) = (size.width / 2, page.view.convert(CGPoint.zero, to: nil).y + 30)
          stage.touchDown(at: CGPoint(x: x, y: y))
          stage.touchMove(to: CGPoint(x: x, y: y - 240), duration: 0.3)
          try write(stage, name + "-2-drag")
          stage.advance(by: 0.2)
          stage.touchUp()
          stage.settle()
          try write(stage, name + "-3")
          let second = makePage("More")
          second.modalPresentationStyle = style
          page.present(second, animated: true)
          stage.settle()
          try write(stage, name + "-4-two")
        }
      }
    }
  }
}
