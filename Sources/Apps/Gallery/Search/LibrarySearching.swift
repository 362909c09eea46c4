import PhotoIndexing
import UIKit
import UIKitCompat

/// The search in the bar of the library: a field, chips below it, and the photos found in place of
/// all photos.
@MainActor final class LibrarySearching: NSObject {
  private unowned let home: LibraryController
  let bar = LibrarySearchBar()
  let strip = SearchStrip()
  private let message = MessageView()
  private(set) var isActive = false
  /// Where the grid was before the search.
  private(set) var placeBefore: LibraryPlace?
  /// Where the grid will be when it has all photos again.
  private var returnPlace: LibraryPlace?
  private var vocabulary = SearchVocabulary()
  private var usualItems: (left: [UIBarButtonItem]?, right: [UIBarButtonItem]?)
  /// The number of texts that were typed, so that the newest decides where the grid is.
  private var textCount = 0

  init(_ home: LibraryController) {
    self.home = home
    super.init()
    bar.delegate = self
    bar.showsCancelButton = true
    bar.searchBarStyle = .minimal
    bar.onDown = { [weak self] in self?.enterResults() }
    strip.delegate = self
    message.isHidden = true
  }

  private(set) lazy var button = {
    let button = UIBarButtonItem(
      image: UIImage(systemName: "magnifyingglass"),
      primaryAction: UIAction { [weak self] _ in self?.begin() })
    button.accessibilityLabel = String(gallery: "Search")
    // Beside the image it is only the tool tip.
    button.title = home.delegate?.commands?["search"]?.toolTip
    return button
  }()

  // MARK: Begin and end

  /// Shows the field, with a text that is searched at once.
  func begin(with text: String? = nil) {
    if !isActive { open() }
    if let text { setText(text) }
    bar.becomeFirstResponder()
    if text == nil { bar.searchTextField.selectAll(nil) }
  }

  /// Searches all photos.
  ///
  /// - Parameter text: What is searched; nil for what is searched in a part of the library.
  func searchAllPhotos(for text: String? = nil) {
    let text = text ?? bar.text ?? ""
    home.show(.all)
    begin(with: text)
  }

  private func open() {
    isActive = true
    home.leaveOverview()
    let scope = home.library.scope
    bar.placeholder =
      scope == .all
      ? String(gallery: "Search") : String(gallery: "Search in “\(scope.title)”")
    bar.searchTextField.accessibilityLabel = bar.placeholder
    bar.searchTextField.showPlaceholderAsDetail()
    placeBefore = returnPlace ?? home.shown.place
    returnPlace = nil
    let item = home.navigationItem
    usualItems = (item.leftBarButtonItems, item.rightBarButtonItems)
    item.leftBarButtonItems = []
    item.rightBarButtonItems = []
    item.titleView = bar
    home.view.addSubview(strip)
    home.view.addSubview(message)
    strip.alpha = 0
    placeStrip()
    let duration = UIAccessibility.isReduceMotionEnabled ? 0 : 0.2
    UIView.animate(withDuration: duration, delay: 0, options: .allowUserInteraction) {
      self.home.additionalSafeAreaInsets.top = self.strip.height
      if self.placeBefore?.isAtTop == true { self.scrollToTop() }
      self.strip.alpha = 1
    }
    show()
    Task { [weak self] in
      guard let fresh = await self?.home.library.search.vocabulary(), let self else { return }
      vocabulary = fresh
      show()
    }
  }

  /// Shows all photos of the scope again, where they were.
  ///
  /// - Parameter returns: Whether the grid goes to where it was.
  func end(returns: Bool = true) {
    guard isActive else { return }
    isActive = false
    bar.text = ""
    textCount += 1
    let item = home.navigationItem
    item.titleView = home.heading
    item.leftBarButtonItems = usualItems.left
    item.rightBarButtonItems = usualItems.right
    strip.removeFromSuperview()
    message.removeFromSuperview()
    home.additionalSafeAreaInsets.top = 0
    home.updateBar()
    home.shown.becomeFirstResponder()
    returnPlace = returns ? placeBefore : nil
    placeBefore = nil
    home.library.query = nil
    Task { [weak self, home] in
      await home.library.search.finish()
      // Nothing has changed if all photos were found.
      guard let self, let place = returnPlace else { return }
      returnPlace = nil
      home.restore(place)
    }
  }

  /// Ends the search for Escape in the results. Returns false if there is none.
  func handleEscape() -> Bool {
    guard isActive else { return false }
    end()
    return true
  }

  private func enterResults() {
    guard !home.library.photos.isEmpty else { return }
    home.shown.becomeFirstResponder()
  }

  // MARK: Text

  /// What is searched, to be saved; nil if nothing is. A saved search is of the whole library.
  var savedText: String? {
    guard isActive, let text = bar.text?.trimmingCharacters(in: .whitespaces),
      !PhotoQuery(text).isEmpty
    else { return nil }
    let part = home.library.scope.query?.tokens.map(\.text).joined(separator: " ")
    return [part, text].compactMap { $0 }.joined(separator: " ")
  }

  private func setText(_ text: String) {
    bar.text = text
    textDidChange()
  }

  private func textDidChange() {
    textCount += 1
    let (number, text) = (textCount, bar.text ?? "")
    show()
    Task { [weak self, home] in
      await home.library.search(text)
      guard let self, isActive, number == textCount else { return }
      scrollToTop()
    }
  }

  /// The scrubber is for positions that a person chooses.
  private func scrollToTop() { home.grid.scrubbing.placeQuietly { home.shown.scrollToTop() } }

  // MARK: Looks

  private func show() {
    let text = bar.text ?? ""
    // The photos are soon all there again.
    if PhotoQuery(text).isEmpty { strip.show(count: nil) }
    strip.show(
      PhotoQuery(text).tokens.filter(\.isMoreThanText), vocabulary.suggestions(for: text),
      vocabulary.choices(for: text))
  }

  /// Called when the library's photos have changed.
  func libraryDidChange() {
    if let place = returnPlace, !home.library.isFiltered {
      returnPlace = nil
      home.restore(place)
    }
    guard isActive else { return }
    let isSearched = home.library.isFiltered && !PhotoQuery(bar.text ?? "").isEmpty
    strip.show(count: isSearched ? home.library.photos.count : nil)
    // The grid of all photos says so itself.
    let problem = home.library.noMatch
    message.isHidden = home.library.state != .problem(problem) || home.shown === home.grid
    message.delegate = home.delegate
    message.show(problem)
  }

  /// Positions the chips below the bar.
  func placeStrip() {
    guard strip.superview != nil else { return }
    let bounds = home.view.bounds
    let top = home.view.safeAreaInsets.top - home.additionalSafeAreaInsets.top
    strip.frame = CGRect(x: 0, y: top, width: bounds.width, height: strip.height)
    message.frame = bounds
    home.view.bringSubviewToFront(strip)
  }
}

extension LibrarySearching: UISearchBarDelegate {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { textDidChange() }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { end() }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { enterResults() }
}

extension LibrarySearching: SearchStripDelegate {
  func remove(_ token: PhotoQuery.Token) {
    var tokens = PhotoQuery(bar.text ?? "").tokens
    guard let place = tokens.firstIndex(of: token) else { return }
    tokens.remove(at: place)
    setText(tokens.map { $0.text + " " }.joined())
    if !strip.chips.contains(where: \.isFirstResponder) { bar.becomeFirstResponder() }
  }

  func saveSearch() { home.delegate?.commands?.perform("save-search") }

  func add(_ suggestion: SearchVocabulary.Suggestion) {
    setText(SearchVocabulary.completing(bar.text ?? "", with: suggestion))
    bar.becomeFirstResponder()
  }
}
