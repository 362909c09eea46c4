import PhotoEditing
import UIKit
import UIKitCompat

/// The editor of one photo: light and colors, and the part that is shown. The file stays as it is.
final class EditorController: CoveringController {
  /// A tool of the editor.
  enum Tool: Int, CaseIterable { case adjust, crop }

  private let photo: Photo
  private let initial: PhotoEdit
  private(set) var edit: PhotoEdit
  private let save: (PhotoEdit, UIImage?) -> Void
  private let close: () -> Void
  let preview: EditPreview
  private(set) var tool = Tool.adjust
  private(set) var isComparing = false

  let imageView = UIImageView()
  let cropView = CropView()
  let adjustPanel = AdjustPanel()
  let cropPanel = CropPanel()
  private let panel = UIView()
  private let nameLabel = UILabel()
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let cancelButton = UIButton(configuration: .plain())
  private let resetButton = UIButton(configuration: .plain())
  private let compareButton = UIButton(configuration: .plain())
  private let doneButton = UIButton(configuration: .filled())
  let tools = UISegmentedControl(items: [
    String(gallery: "Adjust"), String(gallery: "Crop"),
  ])

  /// From this width on, in points, the panel is beside the photo.
  private static let wideWidth: CGFloat = 700
  private static let barHeight: CGFloat = 52

  /// - Parameters:
  ///   - save: Called when the person is done, with the edit and what was seen of it.
  ///   - close: Called when the editor has gone.
  init(
    photo: Photo, edit: PhotoEdit, renderer: PhotoRenderer,
    save: @escaping (PhotoEdit, UIImage?) -> Void, close: @escaping () -> Void
  ) {
    self.photo = photo
    (self.save, self.close) = (save, close)
    initial = edit
    self.edit = edit
    preview = EditPreview(url: photo.url, renderer: renderer)
    super.init(nibName: nil, bundle: nil)
    title = photo.name
    overrideUserInterfaceStyle = .dark
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    panel.backgroundColor = UIColor(white: 0.11, alpha: 1)
    imageView.contentMode = .scaleToFill
    imageView.isAccessibilityElement = true
    imageView.accessibilityLabel = photo.name
    messageLabel.textColor = .detailText
    messageLabel.textAlignment = .center
    messageLabel.numberOfLines = 0
    cropView.isHidden = true
    nameLabel.setScaledFont(.systemFont(ofSize: 15, weight: .semibold), maximum: 20)
    nameLabel.text = photo.name
    nameLabel.textAlignment = .center
    nameLabel.lineBreakMode = .byTruncatingMiddle
    for view in [imageView, cropView, messageLabel, nameLabel, spinner, panel] {
      self.view.addSubview(view)
    }
    for view in [tools, adjustPanel, cropPanel] { panel.addSubview(view) }
    setUpBar()
    setUpPanels()
    preview.delegate = self
    spinner.startAnimating()
    showEdit()
  }

  private func setUpBar() {
    cancelButton.configuration?.title = String(gallery: "Cancel")
    resetButton.configuration?.title = String(gallery: "Reset")
    resetButton.accessibilityLabel = resetButton.configuration?.title
    doneButton.configuration?.title = String(gallery: "Done")
    doneButton.configuration?.cornerStyle = .capsule
    doneButton.configuration?.titleTextAttributesTransformer = .semibold
    compareButton.configuration?.image = UIImage(systemName: "eye")
    let comparing = String(gallery: "Show the original while held")
    compareButton.accessibilityLabel = comparing
    compareButton.toolTip = String(toolTip: comparing, key: "o")
    for button in [cancelButton, resetButton, compareButton] {
      button.configuration?.baseForegroundColor = .label
      button.configuration?.titleTextAttributesTransformer = .regular
    }
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    resetButton.addAction(UIAction { [weak self] _ in self?.reset() }, for: .primaryActionTriggered)
    doneButton.addAction(UIAction { [weak self] _ in self?.finish() }, for: .primaryActionTriggered)
    compareButton.addAction(UIAction { [weak self] _ in self?.compare(true) }, for: .touchDown)
    compareButton.addAction(
      UIAction { [weak self] _ in self?.compare(false) },
      for: [.touchUpInside, .touchUpOutside, .touchCancel])
    for button in [cancelButton, resetButton, compareButton, doneButton] { view.addSubview(button) }
    onEscape { [weak self] in self?.cancel() }
  }

  private func setUpPanels() {
    tools.selectedSegmentIndex = tool.rawValue
    tools.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.choose(Tool(rawValue: self.tools.selectedSegmentIndex) ?? .adjust)
      }, for: .valueChanged)
    cropPanel.isHidden = true
    adjustPanel.editor = self
    cropPanel.editor = self
    cropView.addAction(UIAction { [weak self] _ in self?.crop() }, for: .valueChanged)
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let isWide = safe.width >= Self.wideWidth
    let bar = CGRect(x: safe.minX, y: safe.minY, width: safe.width, height: Self.barHeight)
    let corners = view.safeAreaInsets(clearOfWindowControls: .horizontal)
    layoutBar(
      CGRect(
        x: corners.left, y: bar.minY, width: view.bounds.width - corners.left - corners.right,
        height: bar.height
      ).insetBy(dx: 8, dy: 8), isWide: isWide)
    let rest = CGRect(x: safe.minX, y: bar.maxY, width: safe.width, height: safe.maxY - bar.maxY)
    let bottomHeight = min(320, (rest.height * 0.45).rounded())
    // As far as the edge that the photo doesn't have.
    let beyond = view.isMirrored ? safe.minX : view.bounds.maxX - safe.maxX
    panel.frame =
      isWide
      ? view.mirrored(
        CGRect(
          x: view.bounds.maxX - beyond - 300, y: 0, width: beyond + 300,
          height: view.bounds.maxY))
      : CGRect(
        x: 0, y: rest.maxY - bottomHeight, width: view.bounds.width,
        height: view.bounds.maxY - rest.maxY + bottomHeight)
    // Beside the photo, the panel goes up to the top; the bar's buttons lie over it.
    let top = isWide ? bar.maxY + 8 : 12
    let width = isWide ? 300 : panel.bounds.width
    tools.frame = panel.mirrored(CGRect(x: 16, y: top, width: width - 32, height: 32))
    for content in [adjustPanel, cropPanel] {
      content.frame = panel.mirrored(
        CGRect(x: 0, y: top + 44, width: width, height: panel.bounds.height - top - 44))
    }
    let canvas =
      isWide
      ? CGRect(
        x: view.isMirrored ? rest.minX + 300 : rest.minX, y: rest.minY, width: rest.width - 300,
        height: rest.height)
      : CGRect(x: rest.minX, y: rest.minY, width: rest.width, height: rest.height - bottomHeight)
    layoutCanvas(canvas)
    preview.load(pixels: previewPixels(canvas.size))
  }

  private func layoutBar(_ bar: CGRect, isWide: Bool) {
    func width(_ button: UIButton) -> CGFloat { button.sizeThatFits(bar.size).width.rounded(.up) }
    /// In the bar from its leading side, or from its trailing one.
    func frame(_ x: CGFloat, _ width: CGFloat, fromEnd: Bool = false) -> CGRect {
      let isAtRight = fromEnd != view.isMirrored
      return CGRect(
        x: isAtRight ? bar.maxX - x - width : bar.minX + x, y: bar.minY, width: width,
        height: bar.height)
    }
    // Two large titles have no room beside each other.
    let isTight = !isWide && traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let title = isTight ? nil : resetButton.accessibilityLabel
    if resetButton.configuration?.title != title {
      resetButton.configuration?.title = title
      resetButton.configuration?.image =
        isTight ? UIImage(systemName: "arrow.uturn.backward") : nil
    }
    let start = width(cancelButton)
    cancelButton.frame = frame(0, start)
    var x: CGFloat = 0
    for (button, gap) in [(doneButton, 8.0), (compareButton, 0), (resetButton, 0)] {
      let own = max(44, width(button))
      button.frame = frame(x, own, fromEnd: true)
      x += own + gap
    }
    nameLabel.isHidden = !isWide
    // In the middle of what is left of the panel.
    nameLabel.frame = frame(start, max(0, bar.width + 8 - 300 - 2 * start))
  }

  private func layoutCanvas(_ canvas: CGRect) {
    let room = canvas.insetBy(dx: 24, dy: 20)
    spinner.center = CGPoint(x: canvas.midX, y: canvas.midY)
    messageLabel.frame = room
    cropView.frame = canvas
    guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return }
    let scale = min(room.width / size.width, room.height / size.height)
    let shown = CGSize(width: size.width * scale, height: size.height * scale)
    imageView.frame = CGRect(
      x: room.midX - shown.width / 2, y: room.midY - shown.height / 2, width: shown.width,
      height: shown.height)
    cropView.photoFrame = imageView.frame.offsetBy(dx: -canvas.minX, dy: -canvas.minY)
    cropView.isHidden = tool != .crop || isComparing
  }

  /// Enough for the canvas in any tool; a narrow crop is enlarged a little.
  private func previewPixels(_ size: CGSize) -> CGSize {
    let scale = max(1, view.window?.screen.scale ?? traitCollection.displayScale)
    let side = min(2560, max(size.width, size.height) * scale)
    return CGSize(width: side, height: side)
  }

  // MARK: Changing

  private func choose(_ tool: Tool) {
    self.tool = tool
    tools.selectedSegmentIndex = tool.rawValue
    adjustPanel.isHidden = tool != .adjust
    cropPanel.isHidden = tool != .crop
    cropView.setRect(edit.crop, animated: false)
    cropView.isHidden = true
    showEdit()
  }

  private func showEdit() {
    adjustPanel.show(edit)
    cropPanel.show(edit)
    resetButton.isEnabled = !edit.isIdentity
    var shown = edit
    if isComparing { shown = PhotoEdit() }
    if tool == .crop, !isComparing {
      shown.crop = PhotoEdit.wholeFrame
      // Its corners are those of the cropped photo.
      shown[.vignette] = 0
    }
    preview.show(shown)
  }

  private func change(to edit: PhotoEdit) {
    self.edit = edit
    cropView.setRect(edit.crop, animated: true)
    showEdit()
  }

  private func crop() {
    edit.crop = cropView.rect
    showEdit()
  }

  private func reset() {
    cropPanel.ratio = .free
    cropView.geometry.ratio = nil
    change(to: PhotoEdit())
  }

  private func compare(_ isHeld: Bool) {
    guard isComparing != isHeld else { return }
    isComparing = isHeld
    showEdit()
    view.setNeedsLayout()
  }

  // MARK: Leaving

  func finish() {
    let edit = edit
    dismiss(animated: !UIAccessibility.isReduceMotionEnabled)
    save(edit, preview.image(of: edit))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    close()
  }

  func cancel() {
    guard edit != initial else { return dismiss(animated: !UIAccessibility.isReduceMotionEnabled) }
    let alert = UIAlertController.discarding { [weak self] in
      self?.dismiss(animated: !UIAccessibility.isReduceMotionEnabled)
    }
    alert.overrideUserInterfaceStyle = .dark
    present(alert, animated: true)
  }

  // MARK: Keys

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    if presses.contains(where: { $0.key?.keyCode == .keyboardO }) { compare(false) }
    super.pressesEnded(presses, with: event)
  }

  override func handle(_ key: UIKey) -> Bool {
    let isShifted = key.modifierFlags.contains(.shift)
    guard key.modifierFlags.isDisjoint(with: [.control, .alternate, .command]) else { return false }
    switch key.keyCode {
    case .keyboardR: turn(isShifted ? -1 : 1)
    case .keyboardO: compare(true)
    case .keyboardA: choose(.adjust)
    case .keyboardC: choose(.crop)
    case .keyboardReturnOrEnter, .keypadEnter: finish()
    case .keyboardLeftArrow where tool == .crop: cropView.nudge(x: -1, y: 0, grows: isShifted)
    case .keyboardRightArrow where tool == .crop: cropView.nudge(x: 1, y: 0, grows: isShifted)
    case .keyboardUpArrow where tool == .crop: cropView.nudge(x: 0, y: -1, grows: isShifted)
    case .keyboardDownArrow where tool == .crop: cropView.nudge(x: 0, y: 1, grows: isShifted)
    default: return false
    }
    return true
  }
}

extension EditorController: PhotoEditor {
  func adjust(_ adjustment: Adjustment, to value: Double) {
    edit[adjustment] = value
    showEdit()
  }

  func turn(_ quarterTurns: Int) {
    change(to: edit.turned(by: quarterTurns))
    applyRatio()
  }

  func mirror() { change(to: edit.mirrored()) }

  func straighten(to degrees: Double) {
    edit.straightening = degrees
    showEdit()
  }

  /// Finds the ratio of the rectangle of an earlier edit.
  private func showRatio() {
    guard let size = preview.size, edit.crop != PhotoEdit.wholeFrame else { return }
    let frame = edit.frameSize(of: size)
    let shape = edit.crop.width * frame.width / max(1, edit.crop.height * frame.height)
    let known = CropRatio.allCases.filter { $0 != .original } + [.original]
    let found = known.first { $0.ratio(of: frame).map { abs($0 / shape - 1) < 0.005 } ?? false }
    guard let found else { return }
    cropPanel.ratio = found
    cropView.geometry.ratio = found.ratio(of: frame).map { $0 * frame.height / frame.width }
  }

  func applyRatio() {
    guard let size = preview.size else { return }
    let frame = edit.frameSize(of: size)
    let ratio = cropPanel.ratio.ratio(of: frame)
    cropView.geometry.ratio = ratio.map { $0 * frame.height / frame.width }
    edit.crop = cropView.geometry.fitted(edit.crop)
    cropView.setRect(edit.crop, animated: true)
    showEdit()
  }
}

extension EditorController: EditPreviewDelegate {
  func previewDidRender(_ image: UIImage, _ histogram: Histogram) {
    spinner.stopAnimating()
    if imageView.image == nil { showRatio() }
    imageView.image = image
    adjustPanel.histogramView.histogram = histogram
    view.setNeedsLayout()
  }

  func previewDidFail(_ reason: String) {
    spinner.stopAnimating()
    messageLabel.text = reason
  }
}
