import UIKit

/// What apps have from before Swift had actors: helpers, singletons, structs and callbacks that use
/// UIKit and say nothing of isolation.
class Theme {
  static let shared = Theme()
  var tint = UIColor.systemBlue

  func apply(to view: UIView) {
    view.backgroundColor = .white
    view.tintColor = tint
  }
}

protocol ItemsLoaderDelegate: AnyObject {
  func loader(_ loader: ItemsLoader, didLoad items: [String])
}

class ItemsLoader {
  weak var delegate: ItemsLoaderDelegate?

  func load() {
    DispatchQueue.main.async {
      self.delegate?.loader(self, didLoad: ["One", "Two"])
    }
  }
}

struct Badge {
  let label = UILabel()

  func show(_ count: Int, in view: UIView) {
    label.text = "\(count)"
    label.sizeToFit()
    view.addSubview(label)
  }
}

extension UIView {
  func fadeIn(completion: (() -> Void)? = nil) {
    alpha = 0
    UIView.animate(withDuration: 0.2, animations: { self.alpha = 1 }) { _ in completion?() }
  }
}

class ItemsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate,
  ItemsLoaderDelegate
{
  private var items: [String] = []
  private let tableView = UITableView()
  private let loader = ItemsLoader()
  private let badge = Badge()

  override func viewDidLoad() {
    super.viewDidLoad()
    Theme.shared.apply(to: view)
    tableView.dataSource = self
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(tableView)
    badge.show(0, in: view)
    loader.delegate = self
    loader.load()
  }

  func loader(_ loader: ItemsLoader, didLoad items: [String]) {
    self.items = items
    tableView.reloadData()
    tableView.fadeIn { [weak self] in self.map { $0.badge.show(items.count, in: $0.view) } }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    return items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = items[indexPath.row]
    return cell
  }
}
