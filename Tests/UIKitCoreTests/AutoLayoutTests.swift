import QuartzCore
import Testing
import UIKit

@testable import UIKitCore
@testable import UIKitStage

@MainActor @Suite(.serialized) struct AutoLayoutTests {
  private let stage = Stage(size: CGSize(width: 320, height: 480))
  private let controller = UIViewController()
  private var root: UIView { controller.view }

  init() { stage.show(controller) }

  private func box(in view: UIView? = nil) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    (view ?? root).addSubview(box)
    return box
  }

  @Test func edgesFollowTheSuperview() {
    let a = box()
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
      a.heightAnchor.constraint(equalToConstant: 40),
    ])
    stage.settle()
    #expect(a.frame == CGRect(x: 10, y: 30, width: 290, height: 40))
    stage.resize(to: CGSize(width: 400, height: 480))
    stage.settle()
    #expect(a.frame == CGRect(x: 10, y: 30, width: 370, height: 40))
  }

  @Test func siblingsShareWidth() {
    let (a, b) = (box(), box())
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      b.leftAnchor.constraint(equalTo: a.rightAnchor, constant: 20),
      b.rightAnchor.constraint(equalTo: root.rightAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 2),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.heightAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.centerYAnchor.constraint(equalTo: a.centerYAnchor),
      b.heightAnchor.constraint(equalToConstant: 10),
    ])
    root.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(b.frame == CGRect(x: 120, y: 20, width: 200, height: 10))
  }

  @Test func constraintsReachThroughViewsThatFramesPlace() {
    let middle = UIView(frame: CGRect(x: 50, y: 60, width: 100, height: 100))
    root.addSubview(middle)
    let inner = box(in: middle)
    let outer = box()
    NSLayoutConstraint.activate([
      inner.leftAnchor.constraint(equalTo: middle.leftAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: middle.topAnchor, constant: 5),
      inner.widthAnchor.constraint(equalToConstant: 10),
      inner.heightAnchor.constraint(equalToConstant: 10),
      outer.leftAnchor.constraint(equalTo: inner.rightAnchor),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor),
    ])
    stage.settle()
    #expect(inner.frame == CGRect(x: 5, y: 5, width: 10, height: 10))
    #expect(outer.frame == CGRect(x: 65, y: 75, width: 10, height: 10))
    middle.frame.origin = CGPoint(x: 0, y: 0)
    stage.settle()
    #expect(outer.frame == CGRect(x: 15, y: 15, width: 10, height: 10))
  }

  @Test func contentHugsAndResists() throws {
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    a.text = "Name"
    b.text = "Value"
    b.setContentHuggingPriority(.init(200), for: .horizontal)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 8),
      b.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    stage.settle()
    #expect(a.frame.size == a.intrinsicContentSize)
    #expect(b.frame.minX == a.frame.maxX + 8)
    #expect(b.frame.maxX == 320)
    a.text = "A longer name"
    stage.settle()
    #expect(a.frame.size == a.intrinsicContentSize)
    #expect(b.frame.minX == a.frame.maxX + 8)
  }

  @Test func textTakesTheHeightOfItsWidth() {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Many words that need several lines. ", count: 6)
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let width = label.widthAnchor.constraint(equalToConstant: 200)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor), width,
    ])
    stage.settle()
    let high = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    #expect(label.frame.size == CGSize(width: 200, height: high))
    width.constant = 300
    stage.settle()
    let low = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    #expect(low < high)
    #expect(label.frame.size == CGSize(width: 300, height: low))
  }

  @Test func aConstantIsAnimated() {
    let a = box()
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([
      left, a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.settle()
    left.constant = 100
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { root.layoutIfNeeded() }
    #expect(a.frame.minX == 100)
    stage.advance(by: 0.5)
    let x = a.layer.presentation()?.frame.minX ?? 0
    #expect(x > 30 && x < 70, "\(x)")
  }

  @Test func conflictsAreReportedInApplesWords() {
    let old = Warning.sink
    var said: [String] = []
    Warning.sink = { said.append($0) }
    defer { Warning.sink = old }
    let a = box()
    let first = a.widthAnchor.constraint(equalToConstant: 50)
    let second = a.widthAnchor.constraint(equalToConstant: 60)
    second.identifier = "wide"
    NSLayoutConstraint.activate([first, second])
    stage.settle()
    #expect(said.count == 1)
    #expect(said.first?.hasPrefix("Unable to simultaneously satisfy constraints.") == true)
    #expect(said.first?.contains("'wide'") == true)
    first.isActive = false
    stage.settle()
    #expect(a.frame.width == 60)
    #expect(said.count == 1)
  }

  @Test func leadingIsRightWhereTextRunsFromRightToLeft() {
    root.semanticContentAttribute = .forceRightToLeft
    let a = box()
    a.semanticContentAttribute = .forceRightToLeft
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.settle()
    #expect(a.frame.minX == 260)
  }

  @Test func guidesSpaceViews() {
    let (a, b) = (box(), box())
    let (g, h) = (UILayoutGuide(), UILayoutGuide())
    root.addLayoutGuide(g)
    root.addLayoutGuide(h)
    for view in [a, b] {
      view.widthAnchor.constraint(equalToConstant: 60).isActive = true
      view.heightAnchor.constraint(equalToConstant: 60).isActive = true
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      g.leftAnchor.constraint(equalTo: a.rightAnchor),
      b.leftAnchor.constraint(equalTo: g.rightAnchor),
      h.leftAnchor.constraint(equalTo: b.rightAnchor),
      h.rightAnchor.constraint(equalTo: root.rightAnchor),
      g.widthAnchor.constraint(equalTo: h.widthAnchor),
    ])
    stage.settle()
    #expect(b.frame.minX == 160)
    #expect(g.layoutFrame.width == 100)
    let margins = box()
    NSLayoutConstraint.activate([
      margins.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      margins.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      margins.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor),
      margins.bottomAnchor.constraint(equalTo: root.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 20, right: 0)
    stage.settle()
    #expect(margins.frame == CGRect(x: 30, y: 44, width: 250, height: 416))
  }

  @Test func contentOfScrollViewsHasTheSizeOfItsConstraints() {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(scrollView)
    let content = box(in: scrollView)
    let pinned = box(in: scrollView)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20),
      content.heightAnchor.constraint(equalToConstant: 700),
      pinned.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      pinned.leftAnchor.constraint(equalTo: scrollView.frameLayoutGuide.leftAnchor),
      pinned.widthAnchor.constraint(equalToConstant: 20),
      pinned.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.settle()
    #expect(scrollView.contentSize == CGSize(width: 200, height: 700))
    #expect(content.frame == CGRect(x: 10, y: 0, width: 180, height: 700))
    scrollView.contentOffset.y = 100
    stage.settle()
    #expect(pinned.frame.minY == 105)
  }

  @Test func aViewFitsItsContent() {
    let card = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.text = String(repeating: "Several lines of text. ", count: 8)
    label.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
    ])
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 220, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size.width == 220)
    #expect(size.height == label.sizeThatFits(CGSize(width: 200, height: 0)).height + 20)
    let free = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(free.height < size.height)
  }

  @Test func removedViewsTakeTheirConstraintsAlong() {
    let a = box()
    let b = box(in: a)
    let inner = b.widthAnchor.constraint(equalTo: a.widthAnchor)
    let outer = b.leftAnchor.constraint(equalTo: root.leftAnchor)
    NSLayoutConstraint.activate([inner, outer])
    stage.settle()
    a.removeFromSuperview()
    #expect(inner.isActive)
    #expect(!outer.isActive)
    #expect(root.constraints.isEmpty)
    root.addSubview(a)
    a.widthAnchor.constraint(equalToConstant: 33).isActive = true
    stage.settle()
    #expect(b.frame.width == 33)
  }

  @Test func updatesComeFromTheInside() {
    final class Logged: UIView {
      nonisolated(unsafe) static var log: [String] = []
      var name = ""
      override func updateConstraints() {
        Self.log.append(name)
        super.updateConstraints()
      }
    }
    Logged.log = []
    let (outer, inner) = (Logged(), Logged())
    outer.name = "outer"
    inner.name = "inner"
    root.addSubview(outer)
    outer.addSubview(inner)
    outer.setNeedsUpdateConstraints()
    inner.setNeedsUpdateConstraints()
    stage.settle()
    #expect(Logged.log == ["inner", "outer"])
    #expect(!outer.needsUpdateConstraints())
  }

  @Test func aStillScreenSolvesNothing() throws {
    let a = box()
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: root.leftAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.settle()
    let solver = try #require(root.layoutEngine).solver
    let count = solver.solveCount
    UIView.animate(withDuration: 1) { a.alpha = 0 }
    stage.advance(frames: 10)
    #expect(solver.solveCount == count)
  }

  @Test func scrollingAndMovingSolveNothing() throws {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    root.addSubview(scrollView)
    let column = UIStackView(arrangedSubviews: (0..<40).map { _ in UILabel() })
    for case let label as UILabel in column.arrangedSubviews { label.text = "A line" }
    column.axis = .vertical
    column.spacing = 10
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(column)
    NSLayoutConstraint.activate([
      column.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      column.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      column.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
    ])
    stage.settle()
    let solver = try #require(root.layoutEngine).solver
    let count = solver.solveCount
    stage.drag(from: CGPoint(x: 100, y: 180), to: CGPoint(x: 100, y: 40), duration: 0.1)
    UIView.animate(withDuration: 0.5) {
      column.arrangedSubviews[0].transform = CGAffineTransform(rotationAngle: 1)
    }
    stage.settle()
    #expect(scrollView.contentOffset.y > 140)
    #expect(solver.solveCount == count)
    (column.arrangedSubviews[0] as? UILabel)?.text = "Two\nlines"
    (column.arrangedSubviews[0] as? UILabel)?.numberOfLines = 0
    stage.settle()
    #expect(solver.solveCount > count)
  }

  @Test func aPlainViewThatAConstraintMentionsIsFollowed() {
    let plain = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    root.addSubview(plain)
    let a = box()
    NSLayoutConstraint.activate([
      a.leftAnchor.constraint(equalTo: plain.rightAnchor),
      a.topAnchor.constraint(equalTo: plain.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 20), a.heightAnchor.constraint(equalToConstant: 20),
    ])
    stage.settle()
    #expect(a.frame.origin == CGPoint(x: 60, y: 10))
    plain.frame = CGRect(x: 0, y: 30, width: 100, height: 50)
    stage.settle()
    #expect(a.frame.origin == CGPoint(x: 100, y: 30))
  }

  @Test func baselinesFollowTheFont() {
    let (a, b) = (UILabel(), UILabel())
    for label in [a, b] {
      label.text = "Text"
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      a.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
      b.leadingAnchor.constraint(equalTo: a.trailingAnchor),
      b.firstBaselineAnchor.constraint(equalTo: a.firstBaselineAnchor),
    ])
    stage.settle()
    #expect(b.frame.minY == 50)
    b.font = .systemFont(ofSize: 40)
    stage.settle()
    #expect(b.frame.minY + b.baselineOffsets.first == 50 + a.baselineOffsets.first)
    #expect(b.frame.minY < 40)
  }

  @Test func leadingTurnsWithTheDirection() {
    let a = box()
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.settle()
    #expect(a.frame.minX == 10)
    root.semanticContentAttribute = .forceRightToLeft
    stage.settle()
    #expect(a.frame.minX == 260)
    root.semanticContentAttribute = .unspecified
    stage.settle()
    #expect(a.frame.minX == 10)
  }

  @Test func guidesTellWhatPlacesThem() {
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    let left = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    let height = guide.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      left, height, guide.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    stage.settle()
    #expect(guide.hasAmbiguousLayout)
    #expect(guide.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(guide.constraintsAffectingLayout(for: .vertical).contains(height))
    guide.widthAnchor.constraint(equalToConstant: 10).isActive = true
    stage.settle()
    #expect(!guide.hasAmbiguousLayout)
  }

  @Test func ambiguityIsSeen() {
    let a = box()
    NSLayoutConstraint.activate([
      a.topAnchor.constraint(equalTo: root.topAnchor),
      a.widthAnchor.constraint(equalToConstant: 50), a.heightAnchor.constraint(equalToConstant: 50),
    ])
    stage.settle()
    #expect(a.hasAmbiguousLayout)
    let x = a.frame.minX
    a.exerciseAmbiguityInLayout()
    #expect(a.frame.minX != x)
    a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7).isActive = true
    stage.settle()
    #expect(!a.hasAmbiguousLayout)
    #expect(a.frame.minX == 7)
  }
}

/// Rows whose height follows from the constraints in them.
@MainActor @Suite(.serialized) struct SelfSizingRowTests {
  final class NoteCell: UITableViewCell {
    let note = UILabel()

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      note.numberOfLines = 0
      note.translatesAutoresizingMaskIntoConstraints = false
      contentView.addSubview(note)
      NSLayoutConstraint.activate([
        note.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),
        note.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
        note.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 12),
        note.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -12),
      ])
    }

    required init?(coder: NSCoder) { nil }

    /// How often a row was measured.
    static var measurements = 0

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      Self.measurements += 1
      return super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
    }
  }

  final class Notes: UITableViewController {
    var count = 50

    override func viewDidLoad() {
      super.viewDidLoad()
      tableView.register(NoteCell.self, forCellReuseIdentifier: "note")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      count
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
      (cell as? NoteCell)?.note.text = Array(
        repeating: "Words of a note.", count: indexPath.row % 5 * 3 + 1
      )
      .joined(separator: " ")
      return cell
    }
  }

  @Test func rowsAreAsTallAsTheirText() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let notes = Notes()
    stage.show(notes)
    stage.settle()
    for round in 0..<2 {
      for cell in notes.tableView.visibleCells {
        let cell = try #require(cell as? NoteCell)
        let text = cell.note.sizeThatFits(CGSize(width: 288, height: 0)).height
        #expect(cell.frame.height == text + 24, "\(round)")
        #expect(cell.note.frame == CGRect(x: 16, y: 12, width: 288, height: text))
      }
      notes.tableView.contentOffset.y = 900
      stage.settle()
    }
  }

  @Test func tenThousandRowsAreMeasuredAsTheyAreSeen() throws {
    let stage = Stage(size: CGSize(width: 320, height: 480))
    let notes = Notes()
    notes.count = 10_000
    NoteCell.measurements = 0
    stage.show(notes)
    stage.settle()
    #expect((5...30).contains(NoteCell.measurements), "\(NoteCell.measurements)")
    for _ in 0..<3 {
      stage.drag(from: CGPoint(x: 160, y: 440), to: CGPoint(x: 160, y: 60), duration: 0.05)
    }
    stage.settle()
    let row = try #require(notes.tableView.indexPathsForVisibleRows?.first).row
    #expect(row > 40)
    // Each row that went by was measured once, and a few around the ends.
    #expect(NoteCell.measurements < row + 60, "\(NoteCell.measurements) for \(row) rows")
    notes.tableView.scrollToRow(at: IndexPath(row: 9_000, section: 0), at: .top, animated: false)
    stage.settle()
    #expect(notes.tableView.indexPathsForVisibleRows?.first?.row == 9_000)
    #expect(NoteCell.measurements < row + 120, "\(NoteCell.measurements)")
  }
}
