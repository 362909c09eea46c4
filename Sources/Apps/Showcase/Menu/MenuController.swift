import UIKit
import UIKitCompat

/// All demos as cards, in groups.
final class MenuController: UIViewController {
  private let flow = UICollectionViewFlowLayout()
  private lazy var collectionView = UICollectionView(frame: .zero, collectionViewLayout: flow)
  private let groups = Catalog.groups
  /// The heights of all cards, by group; empty where the text size has changed.
  private var heights: [[CGFloat]] = []
  private let onOpen: (Demo) -> Void

  init(onOpen: @escaping (Demo) -> Void) {
    self.onOpen = onOpen
    super.init(nibName: nil, bundle: nil)
    title = String(showcase: "Vitrine")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    collectionView.alwaysBounceVertical = true
    collectionView.dataSource = self
    collectionView.delegate = self
    collectionView.register(MenuCard.self, forCellWithReuseIdentifier: "card") {
      MenuCard(frame: $0)
    }
    view.addSubview(collectionView)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    collectionView.frame = view.bounds
    guard heights.isEmpty || flow.headerReferenceSize.width != view.bounds.width else { return }
    let availableWidth = view.bounds.width - 32 - CGFloat(columns - 1) * 12
    guard availableWidth > 0 else { return }
    let width = (availableWidth / CGFloat(columns)).rounded(.down)
    flow.itemSize.width = width
    let card = MenuCard(frame: .zero)
    heights = groups.map { card.heights(showing: $0.demos, width: width, columns: columns) }
    flow.minimumLineSpacing = 12
    flow.minimumInteritemSpacing = 12
    flow.sectionInset = UIEdgeInsets(top: 4, left: 16, bottom: 16, right: 16)
    flow.headerReferenceSize = CGSize(
      width: view.bounds.width, height: UIFontMetrics.default.scaledValue(for: 32) + 16)
    flow.invalidateLayout()
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded else { return }
    heights = []
    collectionView.reloadData()
    view.setNeedsLayout()
  }

  /// Fewer where text is large.
  private var columns: Int {
    max(1, Int(view.bounds.width / max(330, UIFontMetrics.default.scaledValue(for: 250))))
  }

  private let header = UICollectionView.SupplementaryRegistration<MenuHeader>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { header, _, path in header.title = Catalog.groups[path.section].title }

  // MARK: Keys

  override var canBecomeFirstResponder: Bool { true }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    becomeFirstResponder()
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    let rest = presses.filter { $0.key.map { !handle($0.keyCode) } ?? true }
    if !rest.isEmpty { super.pressesBegan(rest, with: event) }
  }

  private func handle(_ key: UIKeyboardHIDUsage) -> Bool {
    switch key {
    case .keyboardRightArrow: moveSelection(by: view.stepToTheRight)
    case .keyboardLeftArrow: moveSelection(by: -view.stepToTheRight)
    case .keyboardDownArrow: moveSelection(by: columns)
    case .keyboardUpArrow: moveSelection(by: -columns)
    case .keyboardReturnOrEnter, .keypadEnter:
      if let path = collectionView.indexPathsForSelectedItems?.first { open(path) }
    default: return false
    }
    return true
  }

  private func moveSelection(by count: Int) {
    let paths = groups.indices.flatMap { section in
      groups[section].demos.indices.map { IndexPath(item: $0, section: section) }
    }
    let current = collectionView.indexPathsForSelectedItems?.first
    let old = current.flatMap { paths.firstIndex(of: $0) }
    let index = old.map { min(max(0, $0 + count), paths.count - 1) } ?? 0
    guard paths.indices.contains(index) else { return }
    collectionView.selectItem(
      at: paths[index], animated: false, scrollPosition: .centeredVertically)
  }

  private func open(_ path: IndexPath) {
    onOpen(groups[path.section].demos[path.item])
  }
}

extension MenuController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    // There are none before the first layout.
    guard heights.indices.contains(indexPath.section) else { return flow.itemSize }
    return CGSize(
      width: flow.itemSize.width, height: heights[indexPath.section][indexPath.item])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { groups.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { groups[section].demos.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "card", for: indexPath)
    (cell as? MenuCard)?.show(groups[indexPath.section].demos[indexPath.item])
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    open(indexPath)
  }
}

/// The header of a group of demos.
final class MenuHeader: UICollectionReusableView {
  private let label = UILabel()

  var title = "" { didSet { label.text = title } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.setScaledFont(.systemFont(ofSize: 22, weight: .bold))
    label.textColor = .label
    label.accessibilityTraits = .header
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: UIEdgeInsets(top: 12, left: 16, bottom: 4, right: 16))
  }
}

/// A demo's title, and what to notice.
final class MenuCard: UICollectionViewCell {
  private let title = UILabel()
  private let note = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = .secondarySystemBackground
    contentView.layer.cornerRadius = 14
    isAccessibilityElement = true
    accessibilityTraits = .button
    title.setScaledFont(.systemFont(ofSize: 17, weight: .semibold))
    title.textColor = .label
    note.setScaledFont(.systemFont(ofSize: 13))
    note.textColor = .detailText
    for label in [title, note] { label.numberOfLines = 0 }
    let texts = UIStackView(.vertical, spacing: 5, [title, note])
    contentView.add(texts)
    NSLayoutConstraint.activate([
      texts.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 13),
      texts.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
      texts.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
    ])
  }

  required init?(coder: NSCoder) { nil }

  /// The heights of cards in rows, each as high as the card in its row that says the most. This card
  /// shows one after the other.
  func heights(showing demos: [Demo], width: CGFloat, columns: Int) -> [CGFloat] {
    let own = demos.map { demo in
      show(demo)
      return height(forWidth: width).rounded(.up)
    }
    return own.indices.map { index in
      let start = index - index % columns
      return own[start..<min(own.count, start + columns)].max() ?? 0
    }
  }

  private func height(forWidth width: CGFloat) -> CGFloat {
    let room = CGSize(width: width - 32, height: .greatestFiniteMagnitude)
    return title.sizeThatFits(room).height + note.sizeThatFits(room).height + 5 + 26
  }

  func show(_ demo: Demo) {
    title.text = demo.title
    note.text = demo.note
    (accessibilityLabel, accessibilityHint) = (demo.title, demo.note)
  }

  override var isHighlighted: Bool { didSet { showState() } }
  override var isSelected: Bool { didSet { showState() } }

  private func showState() {
    contentView.backgroundColor = isHighlighted ? .systemFill : .secondarySystemBackground
    contentView.layer.borderWidth = isSelected ? 2 : 0
    contentView.layer.borderColor = tintColor.resolvedColor(with: traitCollection).cgColor
  }
}
