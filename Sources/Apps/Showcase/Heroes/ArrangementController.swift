import HeroTransitions
import UIKit
import UIKitCompat

/// The same photos as a list and as a grid, with an animated change.
final class ArrangementController: HeroScreen {
  private enum Arrangement { case list, grid }

  private let scroll = UIScrollView()
  private let button = UIButton()
  private let arrangement: Arrangement
  private var rows: [ArrangedRow] = []
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
      let row = ArrangedRow(
        item, number: index, radius: arrangement == .list ? 8 : 4,
        size: arrangement == .list ? 19 : 13)
      scroll.addSubview(row)
      rows.append(row)
    }
    button.setTitle(
      arrangement == .list ? String(showcase: "Grid") : String(showcase: "List"), for: .normal)
    button.setTitleColor(.white, for: .normal)
    button.backgroundColor = .windowFill
    button.titleLabel?.setScaledFont(.systemFont(ofSize: 17), maximum: 34)
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
    let size = button.sizeThatFits(view.bounds.size)
    let buttonSize = CGSize(width: max(96, size.width + 44), height: max(44, size.height + 12))
    button.layer.cornerRadius = buttonSize.height / 2
    button.frame = view.mirrored(
      CGRect(
        origin: CGPoint(
          x: w - 20 - buttonSize.width, y: view.bounds.height - 32 - buttonSize.height),
        size: buttonSize))
    // The last ones can be scrolled from below it.
    scroll.contentInset.bottom = buttonSize.height + 40
  }

  /// Photos below each other, centered in a wide window.
  private func layOutList(_ width: CGFloat) {
    let all = min(width - 32, 640)
    let isWide = width > 700
    let photoSize = isWide ? CGSize(width: 144, height: 96) : CGSize(width: 96, height: 72)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: (width - all) / 2, y: 16 + CGFloat(index) * (photoSize.height + 12), width: all,
        height: photoSize.height)
      row.photoView.frame = row.mirrored(CGRect(origin: .zero, size: photoSize))
      let x = photoSize.width + 20
      row.heading.frame = row.mirrored(
        CGRect(x: x, y: 0, width: all - x, height: photoSize.height))
    }
    scroll.contentSize = CGSize(width: width, height: (rows.last?.frame.maxY ?? 0) + 16)
  }

  /// Photos beside each other, so that a wide window shows all.
  private func layOutGrid(_ width: CGFloat) {
    let (margin, gap): (CGFloat, CGFloat) = (12, 8)
    let columns = max(3, (width / 300).rounded(.down))
    let side = ((width - 2 * margin - (columns - 1) * gap) / columns).rounded(.down)
    let height = width > 700 ? (side * 0.62).rounded() : side
    let textHeight = rows.first?.heading.sizeThatFits(.zero).height.rounded(.up) ?? 0
    for (index, row) in rows.enumerated() {
      let (column, line) = (
        CGFloat(index).truncatingRemainder(dividingBy: columns),
        (CGFloat(index) / columns).rounded(.down)
      )
      row.frame = view.mirrored(
        CGRect(
          x: margin + column * (side + gap), y: margin + line * (height + textHeight + 18),
          width: side, height: height + textHeight + 10))
      row.photoView.frame = CGRect(x: 0, y: 0, width: side, height: height)
      row.heading.frame = CGRect(x: 2, y: height + 4, width: side - 4, height: textHeight)
    }
    scroll.contentSize = CGSize(width: width, height: (rows.last?.frame.maxY ?? 0) + margin)
  }
}

/// A photo with its name. The photos move, also outside the visible part of the list; the names
/// fade in when they have arrived.
private final class ArrangedRow: UIView {
  let photoView: PhotoView
  let heading: UILabel

  init(_ item: DemoItem, number: Int, radius: CGFloat, size: CGFloat) {
    photoView = PhotoView(item, radius: radius)
    heading = UILabel(item.caption, size: size, weight: .medium)
    heading.numberOfLines = 1
    heading.adjustsFontSizeToFitWidth = true
    heading.minimumScaleFactor = 0.5
    super.init(frame: .zero)
    heroID = "item \(number)"
    photoView.heroID = "item picture \(number)"
    for part in [self, photoView] as [UIView] {
      // Also from outside the window.
      part.heroModifiers = [.delay(Double(number) * 0.012), .forceAnimate]
    }
    heading.heroModifiers = [
      .fade, .forceAnimate, .whenDisappearing(.duration(0.08)),
      .whenAppearing(.delay(0.25 + Double(number) * 0.012), .duration(0.15)),
    ]
    addSubview(photoView)
    addSubview(heading)
  }

  required init?(coder: NSCoder) { nil }
}

/// A container that replaces one arrangement by the other.
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

  /// A transition in a custom container.
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
    guide.app.settle()
    current.turn()
    try guide.stills("To a list", over: 0.48)
  }
}
