import Imaging
import PhotoMetadata
import UIKit
import UIKitCompat

/// Asks how and where photos are exported.
final class ExportController: CoveringController {
  private(set) var settings: ExportSettings
  private let count: Int
  private let finish: (ExportSettings) -> Void
  /// Lets the person choose a folder; nil if they cancel.
  var chooseFolder: (@MainActor (_ current: URL?) async -> URL?)?
  /// The formats that can be written; nil until they are known.
  var formats: [ImageFile.Format]? { didSet { showFormats() } }

  private let scroll = UIScrollView()
  private let stack = UIStackView()
  private let cancelButton = UIButton(configuration: .plain())
  private let exportButton = UIButton(configuration: .filled())
  private let titleLabel = UILabel()
  let formatButton = ExportController.makeChoice()
  let sizeButton = ExportController.makeChoice()
  let sideField = UITextField()
  let qualitySlider = UISlider()
  private let qualityLabel = UILabel()
  let metadataButton = ExportController.makeChoice()
  let folderButton = ExportController.makeChoice()
  private let noteLabel = UILabel()
  private var wantsCustomSide = false

  private lazy var sideRow = FormRow(
    String(gallery: "Longest side in pixels"), sideField, width: 96)
  private lazy var qualityRow = FormRow(
    String(gallery: "Quality"), UIStackView(qualitySlider, readout: qualityLabel), width: 190)
  private lazy var imageSection = FormSection([
    FormRow(String(gallery: "Format"), formatButton), FormRow(String(gallery: "Size"), sizeButton),
    sideRow, qualityRow,
  ])
  private lazy var fileSection = FormSection([
    FormRow(String(gallery: "Metadata"), metadataButton),
    FormRow(String(gallery: "Folder"), folderButton),
  ])

  private static let barHeight: CGFloat = 56

  /// - Parameters:
  ///   - count: The number of photos.
  ///   - export: Called when the person is done.
  init(count: Int, settings: ExportSettings, export: @escaping (ExportSettings) -> Void) {
    self.count = count
    finish = export
    self.settings = settings
    super.init(nibName: nil, bundle: nil)
    title = String(gallery: "\(count) Photos")
    wantsCustomSide = settings.longestSide.map { !ExportSettings.sides.contains($0) } ?? false
    modalPresentationStyle = .formSheet
    preferredContentSize = CGSize(width: 440, height: 424)
  }

  required init?(coder: NSCoder) { nil }

  private static func makeChoice() -> UIButton {
    var look = UIButton.Configuration.plain()
    look.titleLineBreakMode = .byTruncatingMiddle
    look.titleTextAttributesTransformer = .regular
    return UIButton(configuration: look)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    setUpBar()
    stack.axis = .vertical
    stack.spacing = 20
    for section in [imageSection, fileSection] { stack.addArrangedSubview(section) }
    noteLabel.setScaledFont(.systemFont(ofSize: 13), maximum: 20)
    noteLabel.textColor = .detailText
    noteLabel.numberOfLines = 0
    stack.addArrangedSubview(noteLabel)
    stack.setCustomSpacing(10, after: fileSection)
    // Wide enough for the rows until the layout is known.
    stack.frame.size = CGSize(
      width: preferredContentSize.width - 32, height: preferredContentSize.height)
    scroll.addSubview(stack)
    view.addSubview(scroll)
    setUpControls()
    showFormats()
    showSizes()
    showMetadata()
    showSettings()
  }

  private func setUpBar() {
    titleLabel.setScaledFont(.systemFont(ofSize: 16, weight: .semibold), maximum: 22)
    titleLabel.text = title
    titleLabel.textAlignment = .center
    titleLabel.adjustsFontSizeToFitWidth = true
    titleLabel.minimumScaleFactor = 0.7
    cancelButton.configuration?.title = String(gallery: "Cancel")
    cancelButton.configuration?.titleTextAttributesTransformer = .regular
    exportButton.configuration?.title = String(gallery: "Export")
    exportButton.configuration?.cornerStyle = .capsule
    exportButton.configuration?.titleTextAttributesTransformer = .semibold
    cancelButton.addAction(
      UIAction { [weak self] _ in self?.cancel() }, for: .primaryActionTriggered)
    exportButton.addAction(
      UIAction { [weak self] _ in self?.export() }, for: .primaryActionTriggered)
    for view in [titleLabel, cancelButton, exportButton] { self.view.addSubview(view) }
    onEscape { [weak self] in self?.cancel() }
  }

  private func setUpControls() {
    qualitySlider.minimumValue = 0.1
    qualitySlider.maximumValue = 1
    qualitySlider.value = Float(settings.quality)
    qualitySlider.accessibilityLabel = String(gallery: "Quality")
    qualitySlider.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.settings.quality = (Double(self.qualitySlider.value) * 100).rounded() / 100
        self.showSettings()
      }, for: .valueChanged)
    sideField.borderStyle = .roundedRect
    sideField.setScaledFont(.systemFont(ofSize: 15), maximum: 22)
    sideField.keyboardType = .numberPad
    sideField.textAlignment = sideField.trailingAlignment
    sideField.accessibilityLabel = String(gallery: "Longest side in pixels")
    sideField.text = settings.longestSide.map(String.init)
    sideField.addAction(UIAction { [weak self] _ in self?.readSide() }, for: .editingChanged)
    sideField.addAction(UIAction { [weak self] _ in self?.export() }, for: .primaryActionTriggered)
    folderButton.addAction(
      UIAction { [weak self] _ in self?.askForFolder() }, for: .primaryActionTriggered)
  }

  override func handle(_ key: UIKey) -> Bool {
    guard key.keyCode == .keyboardReturnOrEnter else { return false }
    export()
    return true
  }

  // MARK: Layout

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.bounds.inset(by: view.safeAreaInsets)
    let isMirrored = view.isMirrored
    func place(_ view: UIView, _ frame: CGRect) {
      view.frame =
        isMirrored
        ? frame.offsetBy(dx: safe.minX + safe.maxX - frame.minX - frame.maxX, dy: 0) : frame
    }
    func width(_ button: UIButton) -> CGFloat { button.sizeThatFits(safe.size).width.rounded(.up) }
    let (left, right) = (width(cancelButton), width(exportButton))
    let y = safe.minY + 10
    place(cancelButton, CGRect(x: safe.minX + 8, y: y, width: left, height: 36))
    place(exportButton, CGRect(x: safe.maxX - 12 - right, y: y, width: right, height: 36))
    let side = max(left, right) + 20
    titleLabel.frame = CGRect(
      x: safe.minX + side, y: y, width: max(0, safe.width - 2 * side), height: 36)
    let top = safe.minY + Self.barHeight
    scroll.frame = CGRect(x: 0, y: top, width: view.bounds.width, height: view.bounds.maxY - top)
    let room = safe.width - 32
    guard room > 200 else { return }
    let height = stack.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    stack.frame = CGRect(x: safe.minX + 16, y: 4, width: room, height: height)
    scroll.contentSize = CGSize(width: view.bounds.width, height: height + 20)
  }

  // MARK: What is shown

  private func menu(_ choices: [(title: String, isOn: Bool, action: () -> Void)]) -> UIMenu {
    UIMenu(
      options: .singleSelection,
      children: choices.map { choice in
        UIAction(title: choice.title, state: choice.isOn ? .on : .off) { [weak self] _ in
          choice.action()
          self?.showSettings()
        }
      })
  }

  private func set(_ menu: UIMenu, of button: UIButton, label: String) {
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = menu
    button.accessibilityLabel = label
  }

  private func showFormats() {
    guard isViewLoaded else { return }
    // Until they are known, those that always can be written, and what was chosen the last time.
    let usual: [ImageFile.Format] = [.jpeg, .png, .webp]
    let formats = formats ?? (usual.contains(settings.format) ? usual : usual + [settings.format])
    if !formats.contains(settings.format) { settings.format = .jpeg }
    let choices = formats.map { format in
      (
        format.title, format == settings.format,
        { [weak self] in self?.settings.format = format } as () -> Void
      )
    }
    set(menu(choices), of: formatButton, label: String(gallery: "Format"))
    showSettings()
  }

  private func showSizes() {
    typealias Choice = (title: String, isOn: Bool, action: () -> Void)
    let side = settings.longestSide
    let original: Choice = (
      String(gallery: "Original Size"), side == nil && !wantsCustomSide,
      { [weak self] in self?.chooseSide(nil) }
    )
    let sides: [Choice] = ExportSettings.sides.map { choice in
      let pixels = choice.formatted(.number.grouping(.never).locale(.user))
      let title =
        choice == 3840
        ? String(gallery: "4K (\(pixels) pixels)") : String(gallery: "\(pixels) pixels")
      return (
        title, side == choice && !wantsCustomSide, { [weak self] in self?.chooseSide(choice) }
      )
    }
    let custom: Choice = (
      String(gallery: "Custom…"), wantsCustomSide, { [weak self] in self?.chooseCustomSide() }
    )
    let menu = menu([original] + sides + [custom])
    set(menu, of: sizeButton, label: String(gallery: "Size"))
  }

  private func showMetadata() {
    let choices: [(title: String, isOn: Bool, action: () -> Void)] = MetadataSelection.allCases.map
    { choice in
      let title =
        switch choice {
        case .all: String(gallery: "Keep All")
        case .withoutLocation: String(gallery: "Remove Location")
        case .nothing: String(gallery: "Remove All")
        }
      return (
        title, choice == settings.metadata, { [weak self] in self?.settings.metadata = choice }
      )
    }
    set(menu(choices), of: metadataButton, label: String(gallery: "Metadata"))
  }

  private func showSettings() {
    imageSection.setHidden(!wantsCustomSide, sideRow)
    imageSection.setHidden(!settings.format.hasQuality, qualityRow)
    let percent = settings.quality.formatted(.percent.precision(.fractionLength(0)).locale(.user))
    qualityLabel.text = percent
    qualitySlider.accessibilityValue = percent
    let folder = settings.folder.map(\.displayName)
    folderButton.configuration?.title = folder ?? String(gallery: "Choose…")
    folderButton.configuration?.image = UIImage(systemName: "folder")
    folderButton.configuration?.imagePadding = 6
    folderButton.accessibilityLabel = [String(gallery: "Folder"), folder].compactMap { $0 }.joined(
      separator: ", ")
    metadataButton.isEnabled = settings.format.hasMetadata
    noteLabel.text =
      settings.format.hasMetadata
      ? String(gallery: "Edits are applied. The originals stay as they are.")
      : String(gallery: "\(settings.format.title) files are written without metadata.")
    exportButton.isEnabled = !wantsCustomSide || settings.longestSide != nil
    view.setNeedsLayout()
  }

  // MARK: Choices

  private func chooseSide(_ side: Int?) {
    wantsCustomSide = false
    settings.longestSide = side
  }

  private func chooseCustomSide() {
    wantsCustomSide = true
    if settings.longestSide == nil { settings.longestSide = ExportSettings.sides[1] }
    sideField.text = settings.longestSide.map(String.init)
    showSettings()
    sideField.becomeFirstResponder()
    sideField.selectAll(nil)
  }

  private func readSide() {
    let side = sideField.text.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) }
    settings.longestSide = side.flatMap { ExportSettings.sideRange.contains($0) ? $0 : nil }
    showSettings()
  }

  private func askForFolder(then act: (@MainActor () -> Void)? = nil) {
    guard let chooseFolder else { return }
    Task {
      guard let folder = await chooseFolder(settings.folder) else { return }
      settings.folder = folder
      showSettings()
      act?()
    }
  }

  private func cancel() { dismiss(animated: true) }

  private func export() {
    guard exportButton.isEnabled else { return }
    guard settings.folder != nil else { return askForFolder { [weak self] in self?.export() } }
    let (settings, finish) = (settings, finish)
    dismiss(animated: true) { finish(settings) }
  }
}
