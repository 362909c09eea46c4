import QuartzCore

/// Supplies the session of a find interaction, and follows it.
@MainActor public protocol UIFindInteractionDelegate: NSObjectProtocol {
  /// Returns a session that searches what a view shows; nil if it can't be searched now.
  func findInteraction(_ interaction: UIFindInteraction, sessionFor view: UIView) -> UIFindSession?
  /// Called before the find navigator appears. The default does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession)
  /// Called before the find navigator disappears. The default does nothing.
  func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession)
}

extension UIFindInteractionDelegate {
  public func findInteraction(_ interaction: UIFindInteraction, didBegin session: UIFindSession) {}
  public func findInteraction(_ interaction: UIFindInteraction, didEnd session: UIFindSession) {}
}

/// Searches what a view shows, and replaces what was found, with a bar at the bottom of the scene.
///
/// While the view or something in it has the keyboard, Ctrl+F shows the bar, Ctrl+H and Ctrl+Alt+F
/// with the field for replacing, and Ctrl+G and Shift+Ctrl+G go to the next result and the one
/// before.
@MainActor open class UIFindInteraction: NSObject, UIInteraction {
  /// The object that supplies sessions.
  open private(set) weak var delegate: (any UIFindInteractionDelegate)?
  /// The view to which the interaction was added.
  open private(set) weak var view: UIView?
  /// The session that the bar shows; nil while it isn't shown.
  open private(set) var activeFindSession: UIFindSession?
  /// Whether the bar is shown.
  open var isFindNavigatorVisible: Bool { navigator != nil }
  /// The text that is searched for; nil before the first search.
  open var searchText: String? {
    didSet {
      guard searchText != oldValue else { return }
      navigator?.showTexts()
      performSearch()
    }
  }
  /// The text that replaces the results; nil before one was entered.
  open var replacementText: String? {
    didSet { if replacementText != oldValue { navigator?.showTexts() } }
  }
  /// Returns the menu of the bar, given the elements that it has by itself; nil, the default, shows
  /// them.
  open var optionsMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  /// How the text is searched, as the person has chosen in the menu.
  let options = UITextSearchOptions()
  private var navigator: FindNavigatorView?
  private weak var lastResponder: UIResponder?
  private var needsRefresh = false

  /// Creates an interaction with a delegate, which it doesn't keep.
  public init(sessionDelegate: any UIFindInteractionDelegate) {
    delegate = sessionDelegate
    super.init()
    options.stringCompareOptions = [.caseInsensitive, .diacriticInsensitive]
  }

  open func willMove(to view: UIView?) { if view == nil { dismissFindNavigator() } }
  open func didMove(to view: UIView?) { self.view = view }

  // MARK: Bar

  /// Shows the bar, or gives it the keyboard if it is shown, with or without the field for
  /// replacing.
  open func presentFindNavigator(showingReplace: Bool) {
    guard let view, let window = view.window else { return }
    if let navigator {
      if showingReplace, activeFindSession?.supportsReplacement == true {
        navigator.isReplacing = true
      }
      return navigator.beginEditing()
    }
    guard let session = delegate?.findInteraction(self, sessionFor: view) else { return }
    if let selection = selectedWords { searchText = selection }
    activeFindSession = session
    (session as? UITextSearchingFindSession)?.onChange = { [weak self] in self?.updateResultCount()
    }
    lastResponder = window.firstResponder
    let navigator = FindNavigatorView(self)
    delegate?.findInteraction(self, didBegin: session)
    self.navigator = navigator
    navigator.isReplacing = showingReplace && session.supportsReplacement
    navigator.show(over: view)
    performSearch()
  }

  /// The selection of the view, if it is part of a line: what is likely to be searched.
  private var selectedWords: String? {
    guard let input = view as? any UITextInput, let range = input.selectedTextRange, !range.isEmpty,
      let text = input.text(in: range), text.utf16.count <= 100,
      !text.contains(where: \.isNewline)
    else { return nil }
    return text
  }

  /// Hides the bar, and gives the keyboard back.
  open func dismissFindNavigator() {
    guard let navigator, let session = activeFindSession else { return }
    let hadKeyboard = navigator.hasKeyboard
    self.navigator = nil
    activeFindSession = nil
    delegate?.findInteraction(self, didEnd: session)
    session.invalidateFoundResults()
    navigator.hide()
    if hadKeyboard { (lastResponder ?? view)?.becomeFirstResponder() }
    lastResponder = nil
  }

  // MARK: Searching

  /// Highlights the next result, and shows the bar if it isn't shown.
  open func findNext() { find(.forward) }

  /// Highlights the result before, and shows the bar if it isn't shown.
  open func findPrevious() { find(.backward) }

  private func find(_ direction: UITextStorageDirection) {
    guard let activeFindSession else { return presentFindNavigator(showingReplace: false) }
    refreshIfNeeded()
    activeFindSession.highlightNextResult(in: direction)
    updateResultCount()
  }

  /// Shows how many results the session has now.
  open func updateResultCount() { navigator?.showCount() }

  func performSearch() {
    guard let activeFindSession else { return }
    needsRefresh = false
    if let searchText, !searchText.isEmpty {
      activeFindSession.performSearch(query: searchText, options: options)
    } else {
      activeFindSession.invalidateFoundResults()
    }
    updateResultCount()
  }

  func replaceHighlighted() {
    guard let activeFindSession, let searchText else { return }
    refreshIfNeeded()
    activeFindSession.performSingleReplacement(
      query: searchText, replacementString: replacementText ?? "", options: options)
    needsRefresh = false
    updateResultCount()
  }

  func replaceAll() {
    guard let activeFindSession, let searchText, !searchText.isEmpty else { return }
    activeFindSession.replaceAll(
      searchQuery: searchText, replacementString: replacementText ?? "", options: options)
    needsRefresh = false
    updateResultCount()
  }

  /// Called when the text has changed that is searched: it is searched again, once a frame.
  func contentDidChange() {
    guard let navigator, !needsRefresh else { return }
    needsRefresh = true
    navigator.setNeedsLayout()
  }

  func refreshIfNeeded() {
    guard needsRefresh, let searchText else { return }
    needsRefresh = false
    (activeFindSession as? UITextSearchingFindSession)?.refresh(query: searchText, options: options)
  }
}
