import UIKit
import UIKitCompat

/// One note, which is edited, searched and shared.
final class NoteController: UIViewController, UITextViewDelegate {
  private var note: Note
  private let store: NoteStore
  private let textView = UITextView()

  init(_ note: Note, in store: NoteStore) {
    self.note = note
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = note.title
    view.backgroundColor = .systemBackground
    navigationItem.largeTitleDisplayMode = .never
    setUpTextView()
    setUpButtons()
    onEscape { [weak self] in self?.navigationController?.popViewController(animated: true) }
  }

  private func setUpTextView() {
    textView.text = note.text
    textView.font = .preferredFont(forTextStyle: .body)
    textView.adjustsFontForContentSizeCategory = true
    textView.textContainerInset = UIEdgeInsets(top: 16, left: 12, bottom: 16, right: 12)
    textView.alwaysBounceVertical = true
    textView.isFindInteractionEnabled = true
    textView.delegate = self
    textView.frame = view.bounds
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(textView)
  }

  private func setUpButtons() {
    let share = UIBarButtonItem(
      systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() })
    let find = UIBarButtonItem(
      systemItem: .search,
      primaryAction: UIAction { [weak self] _ in
        self?.textView.findInteraction?.presentFindNavigator(showingReplace: false)
      })
    let details = UIBarButtonItem(
      image: UIImage(systemName: "info.circle"),
      primaryAction: UIAction { [weak self] _ in self?.showDetails() })
    details.accessibilityLabel = String(showcase: "Details")
    navigationItem.rightBarButtonItems = [details, share, find]
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    textView.becomeFirstResponder()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if note.text.isEmpty { store.delete(note.id) }
  }

  func textViewDidChange(_ textView: UITextView) {
    note.text = textView.text
    title = note.title
    store.save(note)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: [note.text], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?[1]
    present(sheet, animated: true)
  }

  private func showDetails() {
    let details = UINavigationController(rootViewController: NoteDetailsController(note))
    details.sheetPresentationController?.detents = [.medium(), .large()]
    details.sheetPresentationController?.prefersGrabberVisible = true
    present(details, animated: true)
  }
}
