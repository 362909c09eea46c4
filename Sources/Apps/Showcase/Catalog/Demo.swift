import UIKit

/// One screen of the Showcase.
struct Demo {
  /// The name on the command line, in words with hyphens.
  let name: String
  var title: String { String(localized: titleKey, bundle: .showcase) }
  /// The line that says what to notice.
  var note: String { String(localized: noteKey, bundle: .showcase) }
  private let titleKey: String.LocalizationValue
  private let noteKey: String.LocalizationValue
  private let make: @MainActor (Demo) -> UIViewController

  init(
    _ name: String, _ title: String.LocalizationValue, _ note: String.LocalizationValue,
    make: @escaping @MainActor (Demo) -> UIViewController
  ) {
    self.name = name
    titleKey = title
    noteKey = note
    self.make = make
  }

  @MainActor func makeController() -> UIViewController {
    let controller = make(self)
    controller.title = title
    return controller
  }
}

struct DemoGroup {
  let titleKey: String.LocalizationValue
  let demos: [Demo]

  init(_ title: String.LocalizationValue, demos: [Demo]) {
    titleKey = title
    self.demos = demos
  }

  var title: String { String(localized: titleKey, bundle: .showcase) }
}

/// The list of all demos.
enum Catalog {
  static let groups: [DemoGroup] = [
    DemoGroup("Opening a photo", demos: openingDemos),
    DemoGroup("Heroes", demos: heroDemos),
    DemoGroup("Loading", demos: loadingDemos),
    DemoGroup("Pages", demos: pageDemos),
    DemoGroup("A viewer's tools", demos: viewerDemos),
    DemoGroup("Data", demos: dataDemos),
    DemoGroup("Video", demos: videoDemos),
    DemoGroup("Presentations", demos: presentationDemos),
    DemoGroup("Albums", demos: albumDemos),
    DemoGroup("Carousels", demos: carouselDemos),
    DemoGroup("Extras", demos: extrasDemos),
    DemoGroup("Toasts", demos: toastDemos),
    DemoGroup("Routing", demos: routingDemos),
    DemoGroup("Apps", demos: appDemos),
  ]

  static var demos: [Demo] { groups.flatMap(\.demos) }

  static func demo(named name: String) -> Demo? { demos.first { $0.name == name } }
}
