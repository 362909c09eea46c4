import Routing
import UIKit

/// Shows the table's explanations of links, and what it prints for other systems.
final class RouteTableScreen: ColumnScreen {
  static let links = [
    "showcase://screen/morph", "https://vitrine.example/app/path/7/a%2Fb/?from=mail#top",
    "/app/search?url=https://x.com/a/b&token=abc==", "/app/init/many", "/app/hash",
    "https://elsewhere.example/app/push", "=abc",
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(Router.ofShowcase.map(Self.text) ?? "", size: 12.5)
    label.setScaledFont(.monospacedSystemFont(ofSize: 12.5, weight: .regular))
    label.textAlignment = .left
    column.addArrangedSubview(label)
  }

  static func text(about router: Router) -> String {
    let explained = links.map { router.explain($0).description }
    let desktop = router.table.desktopEntryLines(program: "showcase", schemes: ["showcase"])
    let web = try? router.appleAppSiteAssociation(appIDs: ["ABCDE12345.example.vitrine"])
    return (explained + [desktop.joined(separator: "\n"), web ?? ""]).joined(separator: "\n\n")
  }
}
