import HeroTransitions
import UIKit
import UIKitCompat

/// The same photographs as a list and as a grid; each knows its way.
final class ArrangementController: HeroScreen {
  private enum Arrangement { case list, grid }

  private let scroll = UIScrollView()
  private let button = UIButton()
  private let arrangement: Arrangement
  private var rows: [(picture: PictureView, heading: UILabel)] = []
  private let items = Array(Samples.photos.prefix(12))
  override var hasCloseButton: Bool { false }
  override var canBecomeFirstResponder: Bool { false }

  init() {
    arrangement = .list
    super.init(nibName: nil, bundle: nil)
  }

  private init(_ arrangement: Arrangement) {
    self.arrangement = arrangement
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    scroll.alwaysBounceVertical = true
    view.addSubview(scroll)
    for (index, item) in items.enumerated() {
      let picture = PictureView(item, radius: arrangement == .list ? 8 : 0)
      picture.heroID = "item \(index)"
      picture.heroModifiers = [.arc, .delay(Double(index) * 0.012)]
      let heading = UILabel(item.caption, size: arrangement == .list ? 18 : 12, weight: .medium)
      heading.heroID = "item heading \(index)"
      heading.heroModifiers = [.delay(Double(index) * 0.012)]
      scroll.addSubview(picture)
      scroll.addSubview(heading)
      rows.append((picture, heading))
    }
    button.setTitle(arrangement == .list ? "Grid" : "List", for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .systemBlue
    button.layer.cornerRadius = 22
    button.addAction(UIAction { [weak self] _ in self?.turn() }, for: .touchUpInside)
    view.addSubview(button)
  }

  func turn() {
    let next = ArrangementController(arrangement == .list ? .grid : .list)
    next.heroModalAnimationType = .fade
    guard let holder = parent as? ArrangementHolder else { return }
    holder.show(next)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scroll.frame = view.bounds
    let w = view.bounds.width
    switch arrangement {
    case .list: layOutList(w)
    case .grid: layOutGrid(w)
    }
    button.frame = CGRect(x: w - 116, y: view.bounds.height - 76, width: 96, height: 44)
  }

  private func layOutList(_ width: CGFloat) {
    for (index, row) in rows.enumerated() {
      let y = 12 + CGFloat(index) * 84
      row.picture.frame = CGRect(x: 16, y: y, width: 96, height: 72)
      row.heading.frame = CGRect(x: 128, y: y + 22, width: width - 144, height: 28)
    }
    scroll.contentSize = CGSize(width: width, height: CGFloat(rows.count) * 84 + 24)
  }

  private func layOutGrid(_ width: CGFloat) {
    let columns = max(3, (width / 200).rounded(.down))
    let side = (width - (columns - 1) * 2) / columns
    for (index, row) in rows.enumerated() {
      let (column, line) = (
        CGFloat(index).truncatingRemainder(dividingBy: columns),
        (CGFloat(index) / columns).rounded(.down)
      )
      let (x, y) = (column * (side + 2), line * (side + 26))
      row.picture.frame = CGRect(x: x, y: y, width: side, height: side)
      row.heading.frame = CGRect(x: x + 6, y: y + side + 3, width: side - 12, height: 18)
    }
    let lines = (CGFloat(rows.count) / columns).rounded(.up)
    scroll.contentSize = CGSize(width: width, height: lines * (side + 26))
  }
}

/// Shows one arrangement in the other's place.
final class ArrangementHolder: HeroScreen {
  private(set) var current = ArrangementController()
  override var hasCloseButton: Bool { false }
  private var isBusy = false

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(current)
    view.addSubview(current.view)
    current.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if !isBusy { current.view.frame = view.bounds }
  }

  /// No presentation and no stack: a transition in a container of one's own.
  func show(_ next: ArrangementController) {
    guard !isBusy else { return }
    isBusy = true
    let old = current
    addChild(next)
    old.willMove(toParent: nil)
    HeroTransition.run(from: old, to: next, in: view) { [weak self] didComplete in
      guard let self else { return }
      isBusy = false
      if didComplete {
        old.removeFromParent()
        next.didMove(toParent: self)
        current = next
      } else {
        next.removeFromParent()
        old.didMove(toParent: self)
      }
      view.setNeedsLayout()
    }
  }
}

extension ArrangementHolder: TourStop {
  func show(to guide: TourGuide) async throws {
    current.turn()
    try guide.stills("To a grid", over: 0.48)
    guide.stage.settle()
    current.turn()
    try guide.stills("To a list", over: 0.48)
  }
}
