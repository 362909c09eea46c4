import UIKit

class TeaListViewController: UITableViewController {

  private static let cellIdentifier = "TeaCell"
  private var teas = Tea.all
  private let header = UIImageView(image: #imageLiteral(resourceName: "cup"))
  private var offsetObservation: NSKeyValueObservation?
  private var finishObserver: NSObjectProtocol?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Teas"
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .organize, target: self, action: #selector(sortTapped(_:)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Clear", style: .plain, target: self,
      action: #selector(TeaListViewController.clearTapped))

    tableView.register(TeaCell.self, forCellReuseIdentifier: TeaListViewController.cellIdentifier)
    tableView.rowHeight = UITableView.automaticDimension
    tableView.estimatedRowHeight = 60
    header.contentMode = .scaleAspectFit
    header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 96)
    header.backgroundColor = UIColor(named: "Paper")
    tableView.tableHeaderView = header

    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: #selector(refreshPulled(_:)), for: .valueChanged)
    refreshControl = refresh

    let press = UILongPressGestureRecognizer(target: self, action: #selector(longPressed(_:)))
    press.minimumPressDuration = 0.5
    press.delegate = self
    tableView.addGestureRecognizer(press)

    offsetObservation = tableView.observe(\.contentOffset, options: [.new]) {
      [weak self] _, change in
      guard let y = change.newValue?.y else { return }
      self?.header.alpha = max(0.2, 1 - max(0, y) / 200)
    }
    finishObserver = NotificationCenter.default.addObserver(
      forName: .teaDidFinish, object: nil, queue: .main
    ) { [weak self] note in
      guard let tea = note.object as? Tea else { return }
      self?.reload(tea)
    }
    NotificationCenter.default.addObserver(
      self, selector: #selector(didBecomeActive), name: UIApplication.didBecomeActiveNotification,
      object: nil)
    sort()
  }

  deinit {
    NotificationCenter.default.removeObserver(self)
    if let observer = finishObserver { NotificationCenter.default.removeObserver(observer) }
  }

  private func reload(_ tea: Tea) {
    guard let row = teas.firstIndex(of: tea) else { return }
    tableView.reloadRows(at: [IndexPath(row: row, section: 0)], with: .automatic)
    tabBarItem.badgeValue = "\(tea.cups)"
  }

  private func sort() {
    let byName = UserDefaults.standard.bool(forKey: "sortByName")
    teas = Tea.all.sorted { byName ? $0.name < $1.name : $0.seconds < $1.seconds }
    tableView.reloadData()
  }

  // MARK: - Actions

  @objc func sortTapped(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(title: "Sort teas", message: nil, preferredStyle: .actionSheet)
    for (title, byName) in [("By name", true), ("By time", false)] {
      sheet.addAction(
        UIAlertAction(title: title, style: .default) { [unowned self] _ in
          UserDefaults.standard.set(byName, forKey: "sortByName")
          self.sort()
        })
    }
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    sheet.popoverPresentationController?.barButtonItem = sender
    present(sheet, animated: true, completion: nil)
  }

  @objc private func clearTapped() {
    let alert = UIAlertController(
      title: "Forget all cups?", message: "This can’t be undone.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Forget", style: .destructive) { _ in
        self.teas.forEach { $0.cups = 0 }
        self.tabBarItem.badgeValue = nil
        self.tableView.reloadData()
      })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    present(alert, animated: true)
  }

  @objc private func refreshPulled(_ sender: UIRefreshControl) {
    Timer.scheduledTimer(withTimeInterval: 0.8, repeats: false) { [weak self] _ in
      self?.sort()
      sender.endRefreshing()
    }
  }

  @objc private func longPressed(_ recognizer: UILongPressGestureRecognizer) {
    guard recognizer.state == .began,
      let indexPath = tableView.indexPathForRow(at: recognizer.location(in: tableView))
    else { return }
    teas[indexPath.row].drink()
    UIImpactFeedbackGenerator(style: .medium).impactOccurred()
  }

  @objc private func didBecomeActive() {
    tableView.reloadData()
  }
}

// MARK: - Table view

extension TeaListViewController {

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return teas.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    let dequeued =
      tableView.dequeueReusableCell(
        withIdentifier: TeaListViewController.cellIdentifier, for: indexPath)
    guard let cell = dequeued as? TeaCell else { return UITableViewCell() }
    cell.configure(with: teas[indexPath.row])
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(
      BrewViewController(tea: teas[indexPath.row]), animated: true)
  }

  override func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let drink = UIContextualAction(style: .normal, title: "Drink") { [weak self] _, _, done in
      self?.teas[indexPath.row].drink()
      done(true)
    }
    drink.backgroundColor = UIColor(named: "Leaf")
    return UISwipeActionsConfiguration(actions: [drink])
  }
}

extension TeaListViewController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    return true
  }
}

final class TeaCell: UITableViewCell {

  private let cup = UIImageView(image: UIImage(named: "cup")?.withRenderingMode(.alwaysTemplate))
  private let nameLabel = UILabel()
  private let timeLabel = UILabel()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    nameLabel.font = .preferredFont(forTextStyle: .headline)
    timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 15, weight: .regular)
    timeLabel.textColor = .secondaryLabel
    cup.tintColor = UIColor(named: "Leaf")
    for view in [cup, nameLabel, timeLabel] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(view)
    }
    NSLayoutConstraint.activate([
      cup.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      cup.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
      cup.widthAnchor.constraint(equalToConstant: 32),
      cup.heightAnchor.constraint(equalToConstant: 32),
      nameLabel.leadingAnchor.constraint(equalTo: cup.trailingAnchor, constant: 12),
      nameLabel.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 18),
      nameLabel.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -18),
      timeLabel.firstBaselineAnchor.constraint(equalTo: nameLabel.firstBaselineAnchor),
      timeLabel.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
    accessoryType = .disclosureIndicator
  }

  required init?(coder aDecoder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  func configure(with tea: Tea) {
    nameLabel.text = tea.name
    timeLabel.text = String(format: "%d:%02d", Int(tea.seconds) / 60, Int(tea.seconds) % 60)
    cup.setBadge(tea.cups > 0 ? "\(tea.cups)" : nil)
  }
}
