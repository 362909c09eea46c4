import PhotoIndexing
import PhotoMetadata
import UIKit
import UIKitCompat

/// Asks for the title, the caption and the stars of photos. What differs among them is said to, and
/// stays unless something else is put in its place.
final class DescriptionController: UIViewController {
  private let photos: [Photo]
  private weak var editing: EditingScene?
  private(set) var titles: CommonValue<String>
  private(set) var captions: CommonValue<String>
  private(set) var ratings: CommonValue<Int>
  let titleField = UITextField()
  private(set) lazy var captionView = CaptionView(
    placeholder: captions == .mixed
      ? String(gallery: "Caption (different)") : String(gallery: "Caption"))
  let starsView = StarsView()
  private let ratingLabel = UILabel()
  /// The stars that were chosen; nil leaves those that the photos have.
  private var stars: Int?

  init(_ photos: [Photo], editing: EditingScene) {
    (self.photos, self.editing) = (editing.tagging.current(photos), editing)
    titles = CommonValue(titlesOf: self.photos)
    captions = CommonValue(captionsOf: self.photos)
    ratings = CommonValue(self.photos.map(\.stars), none: 0)
    super.init(nibName: nil, bundle: nil)
    title =
      photos.count == 1 ? photos[0].name : String(gallery: "Describe \(photos.count) Photos")
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGroupedBackground
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .save, primaryAction: UIAction { [weak self] _ in self?.save() })
    titleField.borderStyle = .roundedRect
    titleField.font = .preferredFont(forTextStyle: .body)
    titleField.adjustsFontForContentSizeCategory = true
    showTitles()
    titleField.clearButtonMode = .whileEditing
    captionView.text = captions.value ?? ""
    captionView.follower = self
    starsView.stars = ratings.value ?? 0
    starsView.onChange = { [weak self] in self?.choose($0) }
    ratingLabel.setScaledFont(.systemFont(ofSize: 14))
    ratingLabel.textColor = .secondaryLabel
    ratingLabel.text = ratings == .mixed ? String(gallery: "Different ratings") : nil
    for part in [titleField, captionView, starsView, ratingLabel] { view.addSubview(part) }
    editing?.tagging.describe(photos) { [weak self] in self?.take($0) }
  }

  private func showTitles() {
    titleField.placeholder =
      titles == .mixed ? String(gallery: "Title (different)") : String(gallery: "Title")
    titleField.accessibilityLabel = titleField.placeholder
    titleField.showPlaceholderAsDetail()
    titleField.text = titles.value
  }

  /// Shows what was read while the form was shown already, unless something else was put in its place.
  private func take(_ photos: [Photo]) {
    if titleField.text ?? "" == titles.value ?? "" {
      titles = CommonValue(titlesOf: photos)
      showTitles()
    }
    if captionView.text ?? "" == captions.value ?? "" {
      captions = CommonValue(captionsOf: photos)
      captionView.text = captions.value ?? ""
    }
    ratings = CommonValue(photos.map(\.stars), none: 0)
    if stars == nil {
      starsView.stars = ratings.value ?? 0
      ratingLabel.text = ratings == .mixed ? String(gallery: "Different ratings") : nil
    }
  }

  private func choose(_ stars: Int) {
    self.stars = stars
    starsView.stars = stars
    ratingLabel.text = nil
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    titleField.becomeFirstResponder()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    navigationController?.presentationController?.delegate = self
  }

  /// Whether there is something to save, which a click beside the sheet mustn't lose.
  override var isModalInPresentation: Bool {
    get { !changes.isEmpty }
    set {}
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 20)
    var y = area.minY
    func place(_ part: UIView, height: CGFloat) {
      part.frame = CGRect(x: area.minX, y: y, width: max(0, area.width), height: height)
      y += height + 12
    }
    place(titleField, height: max(36, titleField.sizeThatFits(area.size).height.rounded(.up)))
    place(captionView, height: max(72, captionView.height(inWidth: area.width)))
    let width = 5 * StarsView.side
    place(starsView, height: 36)
    starsView.frame = view.mirrored(starsView.frame)
    ratingLabel.textAlignment = view.leadingAlignment
    ratingLabel.frame = view.mirrored(
      CGRect(
        x: area.minX + width + 12, y: y - 48, width: max(0, area.width - width - 12), height: 36))
    starsView.frame.size.width = width
  }

  /// The changes to save.
  private var changes: [MetadataChange] {
    var changes: [MetadataChange] = []
    let title = (titleField.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if title != titles.value ?? "" { changes.append(.title(title.isEmpty ? nil : title)) }
    let caption = (captionView.text ?? "").trimmingCharacters(in: .whitespacesAndNewlines)
    if caption != captions.value ?? "" {
      changes.append(.caption(caption.isEmpty ? nil : caption))
    }
    if let stars, stars != ratings.value { changes.append(.rating(stars)) }
    return changes
  }

  /// Writes what was changed, as one thing to undo.
  func save() {
    let changes = changes
    if !changes.isEmpty {
      editing?.tagging.apply(
        changes, to: photos.map(\.id), name: String(gallery: "Describe \(photos.count) Photos")
      ) { [weak editing] in editing?.tellOfSaving($0) }
    }
    dismiss(animated: true)
  }
}

extension DescriptionController: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    let alert = UIAlertController.discarding { [weak self] in self?.dismiss(animated: true) }
    present(alert, animated: true)
  }
}

extension DescriptionController: CaptionFollowing {
  func captionDidEnd() {}
  func captionDidReturn() {}
  func captionDidResize() { view.setNeedsLayout() }
}

extension CommonValue where Value == String {
  fileprivate init(titlesOf photos: [Photo]) {
    self.init(photos.map { $0.details?.title ?? "" }, none: "")
  }

  fileprivate init(captionsOf photos: [Photo]) {
    self.init(photos.map { $0.details?.caption ?? "" }, none: "")
  }
}
