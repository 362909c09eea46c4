import Toasts
import UIKit
import UIKitCompat

/// Rows that can be deleted and restored.
final class UndoController: DemoScreen, UITableViewDataSource, UITableViewDelegate {
  private let demo: Demo
  private var items = Array(Samples.photos.prefix(8))
  /// Thumbnails, by the items' ids.
  private var images: [String: UIImage] = [:]
  let tableView = UITableView(frame: .zero, style: .plain)

  init(_ demo: Demo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  /// In points.
  private static let imageSide: CGFloat = 40

  var count: Int { items.count }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let keys = String(showcase: "Tap a row, or press Delete for the first.")
    let noteLabel = UILabel("\(demo.note) \(keys)", size: 15, color: .detailText)
    tableView.dataSource = self
    tableView.delegate = self
    view.add(noteLabel, tableView)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      noteLabel.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      noteLabel.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      noteLabel.trailingAnchor.constraint(lessThanOrEqualTo: safe.trailingAnchor, constant: -16),
      noteLabel.widthAnchor.constraint(lessThanOrEqualToConstant: 640),
      tableView.topAnchor.constraint(equalTo: noteLabel.bottomAnchor, constant: 12),
      tableView.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      tableView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
      tableView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    loadImages()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let height = max(56, UIFontMetrics.default.scaledValue(for: 44) + 12)
    if tableView.rowHeight != height { tableView.rowHeight = height }
  }

  private func loadImages() {
    Task { [weak self, items] in
      let pixels = Self.imageSide * (self?.traitCollection.displayScale ?? 1)
      for item in items {
        let image = await Thumbnails.shared.load(item, pixels: pixels)
        self?.images[item.id] = image.map(Self.square)
      }
      self?.tableView.reloadData()
    }
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if view.toasts.handle(presses) { return }
    switch presses.first?.key?.keyCode {
    case .keyboardDeleteForward, .keyboardDeleteOrBackspace: delete(0)
    default: super.pressesBegan(presses, with: event)
    }
  }

  /// The center of an image, with rounded corners.
  private static func square(_ image: UIImage) -> UIImage {
    let bounds = CGRect(x: 0, y: 0, width: imageSide, height: imageSide)
    let scale = imageSide / max(1, min(image.size.width, image.size.height))
    let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    return UIGraphicsImageRenderer(size: bounds.size).image { _ in
      UIBezierPath(roundedRect: bounds, cornerRadius: 4).addClip()
      image.draw(
        in: CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width,
          height: size.height))
    }
  }

  // MARK: Deleting

  func delete(_ index: Int) {
    guard items.indices.contains(index) else { return }
    let item = items.remove(at: index)
    tableView.deleteRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
    view.showUndoToast(
      id: "deleted",
      {
        $0 == 1
          ? String(showcase: "\(item.caption) deleted") : String(showcase: "\($0) photos deleted")
      },
      commit: {}
    ) { [weak self] in self?.putBack(item, at: index) }
  }

  private func putBack(_ item: DemoItem, at index: Int) {
    let index = min(index, items.count)
    items.insert(item, at: index)
    tableView.insertRows(at: [IndexPath(row: index, section: 0)], with: .automatic)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    let item = items[indexPath.row]
    cell.textLabel?.text = item.caption
    cell.detailTextLabel?.text = item.file.lastPathComponent
    cell.imageView?.image = images[item.id]
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    delete(indexPath.row)
  }
}

extension UndoController: TourStop {
  func show(to guide: TourGuide) async throws {
    guide.app.press(.keyboardDeleteForward)
    try guide.stills("Deleted", over: 0.3)
    guide.app.press(.keyboardDeleteForward)
    guide.app.press(.keyboardDeleteForward)
    try guide.stills("Three deleted", over: 0.3)
    guide.app.press(.keyboardF6)
    try guide.stills("The keyboard on the button", over: 0.2)
    guide.app.press(.keyboardReturnOrEnter)
    try guide.stills("Brought back", over: 0.3)
  }
}
