import UIKit

/// Questions whose answers open below them.
final class ExpandableTableScreen: UITableViewController {
  private final class Cell: UITableViewCell {
    let question = UILabel("", .headline)
    let answer = UILabel("", .body, color: .secondaryLabel)
    private let arrow = UIImageView.symbol("chevron.down", color: .tertiaryLabel).sized(16, 16)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      let heading = UIStackView(.horizontal, spacing: 12, alignment: .center, [question, arrow])
      let content = UIStackView(.vertical, spacing: 6, [heading, answer])
      contentView.add(content)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 14),
        content.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        content.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -14),
      ])
    }

    required init?(coder: NSCoder) { nil }

    func open(_ isOpen: Bool) {
      answer.isHidden = !isOpen
      arrow.image = UIImage(systemName: isOpen ? "chevron.up" : "chevron.down")
    }
  }

  private let questions = [
    (
      "Where are my photos?",
      "In the folders that you chose. Nothing is copied, nothing leaves your computer."
    ),
    ("Can I undo?", "Yes: what you move to the trash stays there until you empty it."),
    (
      "Which formats can be shown, and what happens to those that can’t?",
      "JPEG, PNG, WebP and HEIF."
    ),
  ]
  private var open: Set<Int> = [0]

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(Cell.self, forCellReuseIdentifier: "question")
    tableView.estimatedRowHeight = 60
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    questions.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let cell = tableView.dequeueReusableCell(withIdentifier: "question", for: indexPath)
    guard let cell = cell as? Cell else { return cell }
    cell.question.text = questions[indexPath.row].0
    cell.answer.text = questions[indexPath.row].1
    cell.open(open.contains(indexPath.row))
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    open.formSymmetricDifference([indexPath.row])
    tableView.reloadRows(at: [indexPath], with: .fade)
  }
}
