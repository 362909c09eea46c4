import CoreGraphics
import UIKit

class LapsViewController: UIViewController {
  private let stopwatch = Stopwatch()
  private let timeLabel = UILabel()
  private let startButton = UIButton(type: .system)
  private let tableView = UITableView()
  private var observation: NSKeyValueObservation?

  private func makeViews() {
    timeLabel.font = .monospacedDigitSystemFont(ofSize: 48, weight: .light)
    timeLabel.textAlignment = .center
    timeLabel.text = "0.0"
    startButton.setTitle("Start", for: .normal)
    startButton.setImage(UIImage(named: "flag"), for: .normal)
    startButton.tintColor = UIColor(named: "Accent")
    startButton.addTarget(self, action: #selector(startOrStop(_:)), for: .touchUpInside)
    tableView.dataSource = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "lap")
    let stack = UIStackView(arrangedSubviews: [timeLabel, startButton, tableView])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      stack.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      stack.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private func observe() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(lapWasAdded(_:)), name: Stopwatch.didAddLap, object: stopwatch)
    observation = tableView.observe(\.contentOffset, options: [.new]) { [weak self] _, change in
      self?.timeLabel.alpha = (change.newValue?.y ?? 0) > 40 ? 0.5 : 1
    }
  }

  @objc private func startOrStop(_ sender: UIButton) {
    if stopwatch.isRunning { stopwatch.stop() } else { stopwatch.start() }
    sender.setTitle(stopwatch.isRunning ? "Stop" : "Start", for: .normal)
  }

  @objc private func addLap() { stopwatch.addLap() }

  @objc private func lapWasAdded(_ notification: Notification) {
    tableView.reloadData()
    view.showHint("Lap \(stopwatch.laps.count)")
  }
}

extension LapsViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Laps"
    view.backgroundColor = .systemBackground
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addLap))
    stopwatch.delegate = self
    makeViews()
    observe()
  }
}

extension LapsViewController: StopwatchDelegate {
  func stopwatchDidTick(_ stopwatch: Stopwatch) {
    timeLabel.text = String(format: "%.1f", Double(stopwatch.tenths) / 10)
  }
}

extension LapsViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return stopwatch.laps.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "lap", for: indexPath)
    cell.textLabel?.text = "\(Double(stopwatch.laps[indexPath.row]) / 10) s"
    return cell
  }
}
