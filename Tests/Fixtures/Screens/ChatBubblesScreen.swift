import UIKit

/// A conversation: bubbles on the side of whoever wrote, at most four fifths wide.
final class ChatBubblesScreen: UIViewController, UITableViewDataSource {
  private final class Cell: UITableViewCell {
    private let bubble = UIView().rounded(18)
    private let message = UILabel("")
    private lazy var mine = bubble.trailingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.trailingAnchor)
    private lazy var theirs = bubble.leadingAnchor.constraint(
      equalTo: contentView.layoutMarginsGuide.leadingAnchor)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      contentView.add(bubble)
      bubble.add(message)
      NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        bubble.widthAnchor.constraint(
          lessThanOrEqualTo: contentView.layoutMarginsGuide.widthAnchor, multiplier: 0.8),
        message.topAnchor.constraint(equalTo: bubble.topAnchor, constant: 8),
        message.bottomAnchor.constraint(equalTo: bubble.bottomAnchor, constant: -8),
        message.leadingAnchor.constraint(equalTo: bubble.leadingAnchor, constant: 12),
        message.trailingAnchor.constraint(equalTo: bubble.trailingAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func show(_ text: String, isMine: Bool) {
      message.text = text
      message.textColor = isMine ? .white : .label
      bubble.backgroundColor = isMine ? .systemBlue : .secondarySystemBackground
      NSLayoutConstraint.deactivate([isMine ? theirs : mine])
      NSLayoutConstraint.activate([isMine ? mine : theirs])
    }
  }

  private let messages = [
    ("Did you get the kiln to hold its temperature?", false), ("Almost.", true),
    (
      "It drops by twelve degrees whenever somebody opens the door to the yard. I’ve hung up a "
        + "blanket now, which helps more than it should.", true
    ),
    ("Ha! Send a picture.", false), ("👍", false), ("Tonight, when it’s cold enough to open.", true),
  ]
  private let tableView = UITableView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.register(Cell.self, forCellReuseIdentifier: "message")
    view.add(tableView, inset: 0)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? Cell)?.show(messages[indexPath.row].0, isMine: messages[indexPath.row].1)
    return cell
  }
}
