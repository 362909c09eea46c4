import UIKit

/// A conversation above a field that grows with its text, up to five lines, and stands on the
/// keyboard.
final class ChatComposerScreen: UIViewController, UITableViewDataSource, UITextViewDelegate {
  private final class Cell: UITableViewCell {
    let message = UILabel("")
    private let bubble = UIView().rounded(16)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      selectionStyle = .none
      bubble.backgroundColor = .secondarySystemBackground
      contentView.add(bubble)
      bubble.add(message, inset: 10)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        bubble.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 4),
        bubble.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -4),
        bubble.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        bubble.trailingAnchor.constraint(lessThanOrEqualTo: margins.trailingAnchor, constant: -40),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private var messages = [
    "Is the glaze dry?", "Not yet: it needs another night, and the shed is damp.",
    "Then let’s fire on Friday.",
  ]
  private let tableView = UITableView()
  private let input = UITextView()
  private let placeholder = UILabel("Message", color: .placeholderText)
  private lazy var send = UIButton.make(nil, symbol: "square.and.arrow.up") { [weak self] in
    self?.sendMessage()
  }
  private lazy var limit = input.heightAnchor.constraint(equalToConstant: 120)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    tableView.separatorStyle = .none
    tableView.dataSource = self
    tableView.register(Cell.self, forCellReuseIdentifier: "message")
    input.text = "I’ll bring the cones and the long tongs.\nCan you open the yard at seven?"
    input.font = .preferredFont(forTextStyle: .body)
    input.adjustsFontForContentSizeCategory = true
    input.isScrollEnabled = false
    input.delegate = self
    input.accessibilityLabel = "Message"
    input.textContainerInset = UIEdgeInsets(top: 11, left: 8, bottom: 11, right: 8)
    input.backgroundColor = .secondarySystemBackground
    input.layer.cornerRadius = 20
    send.accessibilityLabel = "Send"
    send.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    send.setContentCompressionResistancePriority(.required, for: .horizontal)
    placeholder.isHidden = true
    placeholder.numberOfLines = 1
    let bar = UIView()
    bar.backgroundColor = .systemBackground
    for part in [input, send, placeholder] { bar.add(part) }
    view.add(tableView)
    view.add(bar)
    let margins = bar.layoutMarginsGuide
    NSLayoutConstraint.activate([
      tableView.topAnchor.constraint(equalTo: view.topAnchor),
      tableView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      input.topAnchor.constraint(equalTo: bar.topAnchor, constant: 8),
      input.bottomAnchor.constraint(equalTo: bar.bottomAnchor, constant: -8),
      input.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
      input.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),
      send.leadingAnchor.constraint(equalToSystemSpacingAfter: input.trailingAnchor, multiplier: 1),
      send.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      send.bottomAnchor.constraint(equalTo: input.bottomAnchor),
      placeholder.leadingAnchor.constraint(equalTo: input.leadingAnchor, constant: 13),
      placeholder.firstBaselineAnchor.constraint(equalTo: input.firstBaselineAnchor),
    ])
    registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) {
      (screen: ChatComposerScreen, _: UITraitCollection) in screen.view.setNeedsLayout()
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    input.superview?.layoutIfNeeded()
    fit()
  }

  /// Beyond five lines the text scrolls.
  private func fit() {
    guard input.bounds.width > 0, let font = input.font else { return }
    let insets = input.textContainerInset.top + input.textContainerInset.bottom
    let most = (font.lineHeight * 5 + insets).rounded(.up)
    let room = CGSize(width: input.bounds.width, height: .greatestFiniteMagnitude)
    let needed = input.sizeThatFits(room).height
    let scrolls = needed > most
    limit.constant = most
    guard input.isScrollEnabled != scrolls else { return }
    input.isScrollEnabled = scrolls
    limit.isActive = scrolls
    view.setNeedsLayout()
  }

  func textViewDidChange(_ textView: UITextView) {
    placeholder.isHidden = textView.hasText
    send.isEnabled = textView.hasText
    fit()
  }

  private func sendMessage() {
    messages.append(input.text)
    input.text = ""
    textViewDidChange(input)
    let path = IndexPath(row: messages.count - 1, section: 0)
    tableView.insertRows(at: [path], with: .automatic)
    tableView.scrollToRow(at: path, at: .bottom, animated: true)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    (cell as? Cell)?.message.text = messages[indexPath.row]
    return cell
  }
}
