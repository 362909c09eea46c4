import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitLists
@testable import UIKitStage

/// Constraints in cells and headers of tables, whose height follows from them.
@MainActor @Suite(.serialized) struct CellConstraintTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))

  /// Needs exactly the height of its content and twice the padding.
  private final class Cell: UITableViewCell {
    let height: NSLayoutConstraint
    let block = UIView()

    override init(style: CellStyle, reuseIdentifier: String?) {
      block.translatesAutoresizingMaskIntoConstraints = false
      height = block.heightAnchor.constraint(equalToConstant: 90)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(block)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        height,
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 10),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -10),
        block.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Header: UITableViewHeaderFooterView {
    let block = UIView()

    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      block.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(block)
      NSLayoutConstraint.activate([
        block.heightAnchor.constraint(equalToConstant: 70),
        block.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
        block.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
        block.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
        block.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Screen: UITableViewController {
    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(Cell.self, forCellReuseIdentifier: "cell")
      tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
      tableView.estimatedRowHeight = 20
      tableView.estimatedSectionHeaderHeight = 30
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      40
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.height.constant = CGFloat(90 + indexPath.row % 3 * 20)
      return cell
    }

    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
      -> UIView?
    {
      tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
  }

  /// What is said about constraints meanwhile.
  private func warnings(_ run: () -> Void) -> [String] {
    var said: [String] = []
    let usual = Warning.sink
    Warning.sink = { said.append($0) }
    defer { Warning.sink = usual }
    run()
    return said
  }

  @Test func noHeightIsSolvedBeforeItIsMeasured() throws {
    let screen = Screen()
    let said = warnings {
      stage.show(screen)
      stage.settle()
      for offset in [300, 900, 2000, 0] {
        screen.tableView.setContentOffset(CGPoint(x: 0, y: offset), animated: false)
        stage.settle()
      }
      stage.resize(to: CGSize(width: 500, height: 400))
      stage.settle()
      screen.tableView.reloadData()
      stage.settle()
    }
    #expect(said == [])
    #expect(screen.tableView.rectForHeader(inSection: 0).height == 80)
    let rows = (0..<3).map { screen.tableView.rectForRow(at: IndexPath(row: $0, section: 0)) }
    #expect(rows.map(\.height) == [110, 130, 150])
    let cell = try #require(screen.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? Cell)
    #expect(cell.block.frame == CGRect(x: 16, y: 10, width: 468, height: 90))
  }

  @Test func theContentFollowsTheCellsSizeAtOnce() {
    let cell = Cell(style: .default, reuseIdentifier: nil)
    cell.frame.size = CGSize(width: 400, height: 110)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 110))
    let header = Header(reuseIdentifier: nil)
    header.frame.size = CGSize(width: 400, height: 80)
    #expect(header.contentView.frame == CGRect(x: 0, y: 0, width: 400, height: 80))
  }

  // MARK: Large text

  private final class Settings: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      1
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
      -> UITableViewCell
    {
      let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
      cell.textLabel?.text = "Language and region"
      cell.detailTextLabel?.text = "English"
      return cell
    }
  }

  @Test func detailsGoBelowTitlesInVeryLargeText() throws {
    let screen = Settings()
    stage.show(screen)
    stage.settle()
    let path = IndexPath(row: 0, section: 0)
    func labels() throws -> (title: UILabel, detail: UILabel) {
      let cell = try #require(screen.tableView.cellForRow(at: path))
      return (try #require(cell.textLabel), try #require(cell.detailTextLabel))
    }
    let (title, detail) = try labels()
    #expect(detail.frame.minX > title.frame.maxX && title.numberOfLines == 1)
    stage.textScale = 2
    stage.settle()
    #expect(title.frame.minX == detail.frame.minX)
    #expect(detail.frame.minY >= title.frame.maxY - 1)
    #expect(title.frame.height > 2 * title.font.lineHeight * 0.9, "it wraps")
    #expect(
      screen.tableView.rectForRow(at: path).height >= title.frame.height + detail.frame.height)
    stage.textScale = 1
    stage.settle()
    #expect(detail.frame.minX > title.frame.maxX && title.numberOfLines == 1)
    #expect(screen.tableView.rectForRow(at: path).height == 44)
  }
}
