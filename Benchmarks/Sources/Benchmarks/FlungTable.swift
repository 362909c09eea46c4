import Foundation
import UIKit
import UIKitStage

/// A table of many rows whose constraints make their heights, flung.
@MainActor final class FlungTable {
  private let stage = Stage(size: CGSize(width: 390, height: 844))
  private let source: Source
  private let table = UITableView()

  private final class Row: UITableViewCell {
    let heading = UILabel()
    let text = UILabel()

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      heading.font = .preferredFont(forTextStyle: .headline)
      text.font = .preferredFont(forTextStyle: .body)
      text.numberOfLines = 0
      for label in [heading, text] {
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
      }
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        heading.topAnchor.constraint(equalTo: margins.topAnchor),
        heading.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        heading.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.topAnchor.constraint(equalTo: heading.bottomAnchor, constant: 4),
        text.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        text.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        text.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    let rows: Int

    init(rows: Int) { self.rows = rows }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
      if let row = cell as? Row {
        row.heading.text = "Row \(indexPath.row)"
        row.text.text = String(
          repeating: "A sentence that says a little. ", count: indexPath.row * 7919 % 5 + 1)
      }
      return cell
    }
  }

  init(rows: Int) {
    source = Source(rows: rows)
    table.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    table.register(Row.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 80
    let controller = UIViewController()
    stage.show(controller)
    controller.view.addSubview(table)
    stage.settle()
  }

  /// The main thread's time for each of some frames in milliseconds, at 6,000 points a second.
  func fling(frames: Int) -> [Double] {
    (0..<frames).map { _ in
      let begin = DispatchTime.now().uptimeNanoseconds
      table.contentOffset.y += 100
      stage.advance(frames: 1)
      return Double(DispatchTime.now().uptimeNanoseconds - begin) / 1e6
    }
  }
}
