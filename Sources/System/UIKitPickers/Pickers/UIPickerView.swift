import QuartzCore

/// A view with wheels of rows, one of which is chosen on each wheel. Wheels are turned with a
/// finger, the touchpad, the mouse wheel or the arrow keys.
@MainActor open class UIPickerView: UIView {
  /// The data source, which provides the numbers of wheels and rows. Setting it reloads the rows.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  /// The delegate, which provides the contents of rows and is notified of choices. Setting it
  /// reloads the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  private var wheels: [PickerWheel] = []
  private let band = UIView()
  private var needsReload = true
  private var textScale: CGFloat = 0
  private static let size = CGSize(width: 320, height: 216)
  /// The distance between wheels, in points.
  private static let spacing: CGFloat = 5
  private static let margin: CGFloat = 9

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Rows

  /// The number of wheels.
  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  /// Returns the number of rows of a wheel.
  open func numberOfRows(inComponent component: Int) -> Int {
    reloadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].count : 0
  }

  /// Returns the size of the rows of a wheel, in points.
  open func rowSize(forComponent component: Int) -> CGSize {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: wheels[component].rowHeight)
  }

  /// Returns the view of a row if it is in the visible part of its wheel.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    wheels.indices.contains(component) ? wheels[component].view(forRow: row) : nil
  }

  /// Reloads all wheels and rows.
  open func reloadAllComponents() {
    needsReload = false
    let count = delegate == nil ? 0 : dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count { addWheel() }
    for component in wheels.indices { reloadComponent(component) }
    setNeedsLayout()
  }

  /// Reloads the rows of a wheel. The chosen row stays if there still is one at its index.
  open func reloadComponent(_ component: Int) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 32
    wheels[component].reload(count: count, rowHeight: height)
  }

  private func reloadIfNeeded() { if needsReload { reloadAllComponents() } }

  private func addWheel() {
    let (wheel, component) = (PickerWheel(), wheels.count)
    wheel.makeRow = { [weak self] row, old in
      guard let self, let delegate else { return UIView() }
      return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
    }
    wheel.spokenTitle = { [weak self] row in self?.title(ofRow: row, component: component) }
    wheel.spokenName = { [weak self] in
      guard let self else { return nil }
      let names = delegate as? any UIPickerViewAccessibilityDelegate
      return names?.pickerView(self, accessibilityLabelForComponent: component)
        ?? accessibilityLabel
    }
    wheel.onChoice = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    wheels.append(wheel)
    addSubview(wheel)
  }

  private func title(ofRow row: Int, component: Int) -> String? {
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return title.string
    }
    if let title = delegate?.pickerView(self, titleForRow: row, forComponent: component) {
      return title
    }
    let view = view(forRow: row, forComponent: component)
    return view?.accessibilityLabel ?? (view as? UILabel)?.text
  }

  /// Returns the label of a row for which the delegate provides no view.
  func titleView(forRow row: Int, component: Int, reusing view: UIView?) -> UIView {
    let label = view as? PickerLabel ?? PickerLabel()
    label.textColor = .label
    if let title = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = title
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    return label
  }

  // MARK: Selection

  /// Turns a wheel to a row. The delegate isn't notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    reloadIfNeeded()
    guard wheels.indices.contains(component) else { return }
    wheels[component].select(row, animated: animated)
  }

  /// Returns the index of the chosen row of a wheel; -1 if it has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    reloadIfNeeded()
    guard wheels.indices.contains(component), wheels[component].count > 0 else { return -1 }
    return wheels[component].row
  }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  /// The widths of the wheels, in points: those of the delegate, limited in total to the view's
  /// width.
  private var widths: [CGFloat] {
    guard !wheels.isEmpty else { return [] }
    let asked = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let room = bounds.width - 2 * Self.margin - Self.spacing * CGFloat(wheels.count - 1)
    let total = asked.reduce(0, +)
    let open = asked.filter { $0 <= 0 }.count
    if open > 0 {
      let share = max(0, room - total) / CGFloat(open)
      return asked.map { $0 > 0 ? $0 : share }
    }
    let factor = total > room && total > 0 ? room / total : 1
    return asked.map { $0 * factor }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let widths = widths
    let total = widths.reduce(0, +) + Self.spacing * CGFloat(max(0, widths.count - 1))
    var x = (bounds.width - total) / 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (wheel, width) in zip(wheels, widths) {
      let left = isMirrored ? bounds.width - x - width : x
      wheel.frame = CGRect(x: left, y: 0, width: width, height: bounds.height)
      x += width + Self.spacing
    }
    let height = wheels.first?.rowHeight ?? 32
    band.frame = CGRect(
      x: Self.margin, y: (bounds.height - height) / 2,
      width: max(0, bounds.width - 2 * Self.margin),
      height: height)
  }

  package func followTraits() {
    let scale = UIFont.scale(for: traitCollection)
    if scale != textScale {
      textScale = scale
      setNeedsReload()
    }
  }
}

/// The title of a row.
@MainActor final class PickerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFontMetrics.default.scaledFont(for: .systemFont(ofSize: 21))
    adjustsFontForContentSizeCategory = true
    textAlignment = .center
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
  }

  required init?(coder: NSCoder) { nil }
}

extension UIPickerView: TraitsFollowing {}
