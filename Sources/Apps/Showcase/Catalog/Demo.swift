import UIKit

/// One screen of the Showcase.
struct Demo {
  /// The name on the command line, in words with hyphens.
  let name: String
  let title: String
  /// What to notice.
  let note: String
  private let make: @MainActor (Demo) -> UIViewController

  init(
    _ name: String, _ title: String, _ note: String,
    make: @escaping @MainActor (Demo) -> UIViewController
  ) {
    self.name = name
    self.title = title
    self.note = note
    self.make = make
  }

  @MainActor func makeController() -> UIViewController {
    let controller = make(self)
    controller.title = title
    return controller
  }
}

struct DemoGroup {
  let title: String
  let demos: [Demo]
}

/// The list of all demos.
enum Catalog {
  static let groups: [DemoGroup] = [
    DemoGroup(title: "Opening a photo", demos: openingDemos),
    DemoGroup(title: "Heroes", demos: heroDemos),
    DemoGroup(title: "Loading", demos: loadingDemos),
    DemoGroup(title: "Pages", demos: pageDemos),
    DemoGroup(title: "Data", demos: dataDemos),
    DemoGroup(title: "Video", demos: videoDemos),
    DemoGroup(title: "Presentations", demos: presentationDemos),
    DemoGroup(title: "Albums", demos: albumDemos),
    DemoGroup(title: "Carousels", demos: carouselDemos),
    DemoGroup(title: "Extras", demos: extrasDemos),
    DemoGroup(title: "Toasts", demos: toastDemos),
    DemoGroup(title: "Routing", demos: routingDemos),
  ]

  static var demos: [Demo] { groups.flatMap(\.demos) }

  static func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
