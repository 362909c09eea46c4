/// Where readers are on the screens that cover each other, for what nothing has the keyboard's focus
/// in: a screen that is presented is read from its first element on, and one that is seen again from
/// where its reader was.
@MainActor struct ReaderPlaces {
  private var places: [(screen: Weak<UIResponder>, element: Weak<UIResponder>?)] = []
  /// The window's title if the last element with the focus has said it.
  var saidTitle: String?

  /// Goes to the screen in front, and returns the element that its reader was at.
  ///
  /// - Parameter first: The element to begin with if the screen is new.
  mutating func enter(_ screen: UIResponder, first: UIResponder?) -> UIResponder? {
    places.removeAll { $0.screen.value == nil }
    if let index = places.lastIndex(where: { $0.screen.value === screen }) {
      places.removeSubrange((index + 1)...)
    } else {
      places.append((Weak(screen), nil))
    }
    // What a new screen shows may come later than the screen.
    if places.last?.element == nil { move(to: first) }
    return places.last?.element?.value
  }

  /// Remembers the element on the screen in front.
  mutating func move(to element: UIResponder?) {
    guard let last = places.indices.last, let element else { return }
    places[last].element = Weak(element)
  }
}
