import UIKit

/// What plays next, with the song of now in a header of its own height.
final class MusicQueueScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private final class Header: UITableViewHeaderFooterView {
    override init(reuseIdentifier: String?) {
      super.init(reuseIdentifier: reuseIdentifier)
      let cover = UIImageView.filling(.artwork(.systemPurple, .systemPink)).rounded(8).sized(72, 72)
      let text = UIStackView(
        .vertical, spacing: 2,
        [
          UILabel("Now playing", .caption1, color: .secondaryLabel),
          UILabel("Harbor Lights", .title3),
          UILabel("The Annealers", .subheadline, color: .secondaryLabel),
        ])
      let row = UIStackView(.horizontal, spacing: 16, alignment: .center, [cover, text])
      contentView.add(row)
      let margins = contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        row.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        row.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
        row.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
    }

    required init?(coder: NSCoder) { nil }
  }

  private let songs = [
    ("Slow Cooling", "3:40"), ("Salt Glaze", "4:02"), ("A Vase Is a Room", "5:21"),
    ("Ember", "2:58"),
  ]
  private let tableView = UITableView(frame: .zero, style: .grouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.dataSource = self
    tableView.delegate = self
    tableView.sectionHeaderHeight = UITableView.automaticDimension
    tableView.estimatedSectionHeaderHeight = 96
    tableView.register(Header.self, forHeaderFooterViewReuseIdentifier: "now")
    view.backgroundColor = .systemGroupedBackground
    view.add(tableView, inset: 0)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    tableView.dequeueReusableHeaderFooterView(withIdentifier: "now")
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = songs[indexPath.row].0
    cell.detailTextLabel?.text = songs[indexPath.row].1
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.imageView?.image = UIImage(systemName: "play.fill")
    return cell
  }
}
