import Routing
import UIKit

/// Shows the table's explanations of links, and what it prints for other systems.
final class RouteTableScreen: DemoScreen {
  private let demo: Demo
  private let scrollView = UIScrollView()
  private let noteLabel = UILabel()
  private let textLabel = UILabel()

  static let links = [
    "showcase://screen/morph", "https://vitrine.example/app/path/7/a%2Fb/?from=mail#top",
    "/app/search?url=https://x.com/a/b&token=abc==", "/app/init/many", "/app/hash",
    "https://elsewhere.example/app/push", "=abc",
  ]

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    scrollView.alwaysBounceVertical = true
    noteLabel.text = demo.note
    noteLabel.font = .systemFont(ofSize: 15)
    noteLabel.textColor = .secondaryLabel
    textLabel.font = .monospacedSystemFont(ofSize: 12.5, weight: .regular)
    textLabel.text = Router.ofShowcase.map(Self.text)
    for label in [noteLabel, textLabel] {
      label.numberOfLines = 0
      scrollView.addSubview(label)
    }
    view.addSubview(scrollView)
  }

  static func text(about router: Router) -> String {
    let explained = links.map { router.explain($0).description }
    let desktop = router.table.desktopEntryLines(program: "showcase", schemes: ["showcase"])
    let web = try? router.appleAppSiteAssociation(appIDs: ["ABCDE12345.example.vitrine"])
    return (explained + [desktop.joined(separator: "\n"), web ?? ""]).joined(separator: "\n\n")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scrollView.frame = view.bounds
    let width = min(view.bounds.width - 32, 720)
    guard width > 0 else { return }
    let x = ((view.bounds.width - width) / 2).rounded()
    var y: CGFloat = 12
    for label in [noteLabel, textLabel] {
      let height = label.sizeThatFits(CGSize(width: width, height: 10_000)).height
      label.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height + 16
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: y)
  }
}
