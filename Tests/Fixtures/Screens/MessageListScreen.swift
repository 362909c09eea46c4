import UIKit

/// Conversations: portrait, name, two lines of the last message, time and a badge of what is
/// unread.
final class MessageListScreen: UITableViewController {
  private struct Conversation {
    let name: String
    let text: String
    let time: String
    let unread: Int
  }

  private final class Badge: UILabel {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: max(size.width + 12, size.height + 4), height: size.height + 4)
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layer.cornerRadius = bounds.height / 2
    }
  }

  private final class Cell: UITableViewCell {
    private let portrait = UIView().rounded(22).sized(44, 44)
    private let name = UILabel("", .headline)
    private let message = UILabel("", .subheadline, color: .secondaryLabel)
    private let time = UILabel("", .caption1, color: .secondaryLabel)
    private let badge = Badge("", .caption1, color: .white).centered()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      message.numberOfLines = 2
      badge.backgroundColor = .systemBlue
      badge.clipsToBounds = true
      for label in [time, badge] {
        label.setContentHuggingPriority(.required, for: .horizontal)
        label.setContentCompressionResistancePriority(.required, for: .horizontal)
      }
      let heading = AdaptiveStack(alignment: .firstBaseline, [name, time])
      let line = UIStackView(.horizontal, spacing: 8, alignment: .center, [message, badge])
      let text = UIStackView(.vertical, spacing: 2, [heading, line])
      let row = UIStackView(.horizontal, spacing: 12, alignment: .center, [portrait, text])
      contentView.add(row, filling: contentView.layoutMarginsGuide)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ conversation: Conversation, color: UIColor) {
      portrait.backgroundColor = color
      name.text = conversation.name
      message.text = conversation.text
      time.text = conversation.time
      badge.text = "\(conversation.unread)"
      badge.isHidden = conversation.unread == 0
    }
  }

  private let conversations = [
    Conversation(name: "Amal", text: "See you at eight!", time: "09:41", unread: 2),
    Conversation(
      name: "Workshop",
      text: "The oven is free on Thursday. Whoever needs it, tell me by noon, please, "
        + "so that I can plan the night.", time: "08:15", unread: 0),
    Conversation(name: "Friedrich", text: "Thanks for the photos.", time: "Mon", unread: 128),
    Conversation(name: "Ida Holm", text: "I’ll send the draft tonight.", time: "Sun", unread: 0),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Messages"
    tableView.register(Cell.self, forCellReuseIdentifier: "cell")
    tableView.estimatedRowHeight = 72
    tableView.separatorInset = UIEdgeInsets(top: 0, left: 72, bottom: 0, right: 0)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    conversations.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    let colors: [UIColor] = [.systemPink, .systemTeal, .systemIndigo, .systemOrange]
    (cell as? Cell)?.show(conversations[indexPath.row], color: colors[indexPath.row % 4])
    return cell
  }
}
