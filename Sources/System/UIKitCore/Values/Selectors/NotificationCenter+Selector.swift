import Foundation

extension NotificationCenter {
  /// Calls a method of an object for each notification with a name and from an object, or with any
  /// name and from anybody if these are `nil`, on the thread that posts it.
  ///
  /// The observer isn't retained, and is removed with its end.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
    object anObject: Any?
  ) {
    SelectorObservations.shared.add(
      observer as AnyObject, selector: aSelector, name: aName, object: anObject, to: self)
  }

  /// Removes an observer that was added with a selector or a closure.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer, name: nil, object: nil)
  }

  /// Removes an observer that was added with a selector or a closure, for notifications with a name
  /// and from an object; of all names and objects if these are `nil`.
  public func removeObserver(
    _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
  ) {
    SelectorObservations.shared.remove(observer, name: aName, object: anObject, from: self)
    removeObserver(observer as Any, name: aName, object: anObject)
  }
}
