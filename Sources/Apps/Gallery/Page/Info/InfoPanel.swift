import ImageLoading
import PhotoBrowsing
import UIKit
import UIKitCompat

/// The information about a photo: title, date, camera, place, tags and histogram.
final class InfoPanel: UIView, CaptionFollowing {
  private weak var page: PhotoPage?
  let scrollView = UIScrollView()
  private let heading = UILabel()
  private(set) lazy var close = UIButton(type: .system)
  let titleField = UITextField()
  let tagsField = UITextField()
  let captionView = CaptionView(placeholder: String(gallery: "Caption"))
  let stars = StarsView()
  let map = PlaceMap()
  let openMap = UIButton(type: .system)
  let copyPlace = UIButton(type: .system)
  let nearPlace = UIButton(type: .system)
  let histogram = HistogramView()
  let allMetadata = UIButton(type: .system)
  private(set) var rows: [InfoRow] = []
  private(set) var photo: Photo?
  private(set) var text: InfoText?
  private var isOutdated = false
  private var loading: Task<Void, Never>?

  /// The width beside a photo, in points.
  static let width: CGFloat = 320
  private static let margin: CGFloat = 20

  init(page: PhotoPage) {
    self.page = page
    super.init(frame: .zero)
    backgroundColor = .secondarySystemBackground
    heading.setScaledFont(.systemFont(ofSize: 17, weight: .semibold), maximum: 34)
    heading.text = String(gallery: "Info")
    close.setImage(UIImage(systemName: "xmark"), for: .normal)
    close.tintColor = .detailText
    let (name, commands) = (String(gallery: "Close"), page.scene?.commands)
    close.accessibilityLabel = name
    close.toolTip = commands?["info"]?.toolTip(title: name)
    stars.keys = commands?["rate"]?.keys ?? []
    close.addAction(
      UIAction { [weak self] _ in self?.page?.panels.toggleInfo() }, for: .touchUpInside)
    scrollView.alwaysBounceVertical = false
    for view in [heading, close, scrollView] { addSubview(view) }
    setUpFields()
    let views = [
      titleField, captionView, stars, tagsField, map, openMap, copyPlace, nearPlace, histogram,
      allMetadata,
    ]
    for view in views { scrollView.addSubview(view) }
    // Nobody knows of a place before the photo is read.
    for view in [map, openMap, copyPlace, nearPlace] { view.isHidden = true }
  }

  required init?(coder: NSCoder) { nil }

  private func setUpFields() {
    titleField.placeholder = String(gallery: "Title")
    tagsField.placeholder = String(gallery: "Tags")
    tagsField.accessibilityHint = String(gallery: "Separate several by commas.")
    for field in [titleField, tagsField] {
      field.borderStyle = .roundedRect
      field.setScaledFont(.systemFont(ofSize: 14), maximum: 28)
      field.accessibilityLabel = field.placeholder
      field.showPlaceholderAsDetail()
      field.returnKeyType = .done
      field.delegate = self
    }
    captionView.follower = self
    captionView.endsWithReturn = true
    connect(openMap, String(gallery: "Open in Maps")) {
      if let place = $0.text?.place { $0.page?.scene?.openMap(of: place) }
    }
    connect(copyPlace, String(gallery: "Copy Coordinates")) {
      if let place = $0.text?.place { $0.page?.scene?.copyCoordinates(of: place) }
    }
    connect(nearPlace, String(gallery: "Photos Near Here")) {
      if let place = $0.text?.place { $0.page?.scene?.findPhotos(near: place) }
    }
    connect(allMetadata, String(gallery: "All Metadata…")) {
      if let photo = $0.photo { $0.page?.scene?.commands?.perform("all-metadata", on: [photo]) }
    }
  }

  private func connect(_ button: UIButton, _ title: String, _ act: @escaping (InfoPanel) -> Void) {
    button.setTitle(title, for: .normal)
    button.titleLabel?.setScaledFont(.systemFont(ofSize: 15), maximum: 24)
    button.titleLabel?.adjustsFontSizeToFitWidth = true
    button.addAction(UIAction { [weak self] _ in if let self { act(self) } }, for: .touchUpInside)
  }

  private var tagging: PhotoTagging? { page?.scene?.tagging }

  // MARK: Content

  /// Whether one of the texts is being edited.
  var isEditing: Bool {
    titleField.isEditing || tagsField.isEditing || captionView.isFirstResponder
  }

  /// Forgets the photo, so that it is read again.
  func forget() { isOutdated = true }

  /// Shows a photo; what was known of the last one stays until this one was read.
  func show(_ photo: Photo?) {
    guard let photo, isOutdated || photo != self.photo, let page else { return }
    if photo.id != self.photo?.id, isEditing {
      // What was typed is of the photo before.
      endEditing(true)
      page.browser?.becomeFirstResponder()
    }
    isOutdated = false
    self.photo = photo
    loading?.cancel()
    let pixels = page.scene?.pixelSize(of: photo)
    loading = Task { [weak self] in
      let text = await InfoText.read(photo, pixels: pixels)
      guard let self, !Task.isCancelled else { return }
      fill(text)
      guard !photo.isVideo else { return }
      let request = ImageRequest.thumbnail(of: photo, pixels: 256)
      guard let image = try? await self.page?.scene?.thumbnails.image(for: request),
        let histogram = await Histogram.of(image), !Task.isCancelled
      else { return }
      self.histogram.histogram = histogram
    }
  }

  private func fill(_ text: InfoText) {
    guard let photo else { return }
    self.text = text
    showTexts(of: text, whereEditing: false)
    stars.stars = max(0, text.stars ?? 0)
    stars.onChange = { [weak self] number in
      guard let self, self.photo?.id == photo.id else { return }
      stars.stars = number
      tagging?.setStars(number, of: [photo])
    }
    map.place = text.place
    map.isHidden = text.place == nil
    map.accessibilityValue = text.coordinates
    openMap.isHidden = text.place == nil
    copyPlace.isHidden = text.place == nil
    nearPlace.isHidden = text.place == nil
    histogram.isHidden = photo.isVideo
    showRows(of: text, photo)
    setNeedsLayout()
  }

  /// Shows what was read in the texts that are being edited, or in the others. What isn't shown
  /// whole can't be edited, because the rest of it would be lost.
  private func showTexts(of text: InfoText, whereEditing isEditing: Bool) {
    for (field, shown) in [(titleField, text.shownTitle), (tagsField, text.shownTags)]
    where field.isEditing == isEditing {
      field.text = shown.text
      field.isEnabled = shown.isWhole
    }
    if captionView.isFirstResponder == isEditing {
      captionView.text = text.shownCaption.text
      captionView.isEditable = text.shownCaption.isWhole
    }
  }

  private func showRows(of text: InfoText, _ photo: Photo) {
    var lines: [InfoRow.Content] = []
    func add(_ symbol: String, _ main: String?, _ detail: String? = nil) {
      if let main, !main.isEmpty { lines.append(.init(symbol: symbol, text: main, detail: detail)) }
    }
    add("calendar", text.date)
    add(photo.isVideo ? "film" : "photo", photo.name, text.size)
    add("camera", text.camera ?? text.lens ?? text.exposure, cameraDetail(text))
    add("folder", text.folder)
    add("mappin", text.coordinates)
    while rows.count > lines.count { rows.removeLast().removeFromSuperview() }
    while rows.count < lines.count {
      let row = InfoRow()
      rows.append(row)
      scrollView.addSubview(row)
    }
    for (row, line) in zip(rows, lines) { row.content = line }
  }

  private func cameraDetail(_ text: InfoText) -> String? {
    var parts: [String] = []
    if text.camera != nil, let lens = text.lens { parts.append(lens) }
    if text.camera != nil || text.lens != nil, let exposure = text.exposure {
      parts.append(exposure)
    }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// Saves the caption if it differs.
  func captionDidEnd() {
    guard let photo, let text else { return }
    let typed = captionView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    if typed != text.caption ?? "" { tagging?.setCaption(typed.isEmpty ? nil : typed, of: [photo]) }
    setNeedsLayout()
  }

  func captionDidReturn() { _ = page?.browser?.becomeFirstResponder() }

  func captionDidResize() { setNeedsLayout() }

  // MARK: Layout

  /// The room above the heading: below the window's controls if they are at the panel's end.
  private func topInset(isAtLeft: Bool) -> CGFloat {
    // The panel may be laid out before it moves in below the controls.
    let view = superview ?? self
    let (safe, beside) = (
      view.safeAreaInsets, view.safeAreaInsets(clearOfWindowControls: .horizontal)
    )
    let isBelow = isAtLeft ? beside.left > safe.left : beside.right > safe.right
    return isBelow ? view.safeAreaInsets(clearOfWindowControls: .vertical).top : safe.top
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = Self.margin
    let top = topInset(isAtLeft: isMirrored)
    heading.textAlignment = leadingAlignment
    heading.frame = mirrored(
      CGRect(x: margin, y: top + 8, width: bounds.width - 2 * margin - 40, height: 40))
    close.frame = mirrored(CGRect(x: bounds.width - 40 - 8, y: top + 8, width: 40, height: 40))
    scrollView.frame = CGRect(
      x: 0, y: top + 52, width: bounds.width, height: max(0, bounds.height - top - 52))
    let width = max(0, bounds.width - 2 * margin)
    var y: CGFloat = 4
    func place(_ view: UIView, height: CGFloat, after space: CGFloat = 14) {
      guard !view.isHidden else { return }
      view.frame = CGRect(x: margin, y: y, width: width, height: height)
      y += height + space
    }
    place(titleField, height: height(of: titleField))
    place(captionView, height: captionView.height(inWidth: width))
    place(stars, height: StarsView.side)
    for row in rows.dropLast(map.isHidden ? 0 : 1) {
      place(row, height: row.sizeThatFits(CGSize(width: width, height: 0)).height)
    }
    place(tagsField, height: height(of: tagsField))
    if !map.isHidden, let row = rows.last {
      place(row, height: row.sizeThatFits(CGSize(width: width, height: 0)).height, after: 10)
      place(map, height: 150, after: 4)
      placeBeside(openMap, copyPlace, y: y, width: width)
      y += 36 + 8
      place(nearPlace, height: 36)
    }
    place(histogram, height: 80)
    place(allMetadata, height: 36)
    scrollView.contentSize = CGSize(width: bounds.width, height: y + safeAreaInsets.bottom)
  }

  private func height(of field: UITextField) -> CGFloat {
    max(36, field.sizeThatFits(bounds.size).height.rounded(.up))
  }

  /// Two buttons in one line.
  private func placeBeside(_ first: UIView, _ second: UIView, y: CGFloat, width: CGFloat) {
    let half = (width - 8) / 2
    for (view, x) in [(first, 0), (second, half + 8)] {
      view.frame = mirrored(CGRect(x: Self.margin + x, y: y, width: half, height: 36))
    }
  }

  // MARK: Keys

  /// Esc in a field takes back what was typed.
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard isEditing, presses.contains(where: { $0.key?.keyCode == .keyboardEscape }) else {
      return super.pressesBegan(presses, with: event)
    }
    if let text { showTexts(of: text, whereEditing: true) }
    endEditing(true)
    page?.browser?.becomeFirstResponder()
  }
}

extension InfoPanel: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    page?.browser?.becomeFirstResponder()
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    guard textField === tagsField, let text else { return }
    tagsField.text = TagsQuestion.start(text.tags)
  }

  /// Saves what was typed if it differs.
  func textFieldDidEndEditing(_ textField: UITextField) {
    guard let photo, let text else { return }
    let typed = (textField.text ?? "").trimmingCharacters(in: .whitespaces)
    if textField === titleField {
      if typed != text.title { tagging?.setTitle(typed.isEmpty ? nil : typed, of: [photo]) }
    } else {
      let tags = TagsQuestion.tags(in: typed)
      if tags != text.tags { tagging?.setTags(tags, of: [photo]) }
      tagsField.text = String(listing: tags)
    }
  }
}
