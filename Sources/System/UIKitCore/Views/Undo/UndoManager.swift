import Foundation

/// An object that records operations to undo changes, and undoes and redoes them in groups.
///
/// Foundation provides it on Apple's systems but not on Linux.
@MainActor open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    let perform: () -> Void
  }

  private final class Group {
    var steps: [Step] = []
    var name = ""
  }

  private enum Activity { case none, undoing, redoing }

  private var undoStack: [Group] = []
  private var redoStack: [Group] = []
  /// The open groups, from the outermost to the innermost.
  private var open: [Group] = []
  private var activity = Activity.none
  private var disabled = 0
  /// Whether the outermost group ends together with the event that began it.
  private var endsWithEvent = false
  private var timer: FrameTimer?

  public override init() { super.init() }

  /// Whether the first change in an event begins a group that ends with the event; true by default.
  open var groupsByEvent = true
  /// The maximum number of groups that are kept; 0, the default, for no limit.
  open var levelsOfUndo = 0 { didSet { limit() } }
  /// The number of open groups.
  open var groupingLevel: Int { open.count }
  /// Whether undo operations are recorded.
  open var isUndoRegistrationEnabled: Bool { disabled == 0 }
  /// Whether an undo operation is being performed.
  open var isUndoing: Bool { activity == .undoing }
  /// Whether a redo operation is being performed.
  open var isRedoing: Bool { activity == .redoing }
  /// Whether there are changes to undo.
  open var canUndo: Bool { open.contains { !$0.steps.isEmpty } || !undoStack.isEmpty }
  /// Whether there are changes to redo.
  open var canRedo: Bool { !redoStack.isEmpty }
  /// The name of the change that `undo()` reverts; empty if it has none.
  open var undoActionName: String { (open.first ?? undoStack.last)?.name ?? "" }
  /// The name of the change that `redo()` repeats; empty if it has none.
  open var redoActionName: String { redoStack.last?.name ?? "" }

  /// Sets the name of the change that is being recorded, such as "Typing".
  open func setActionName(_ actionName: String) {
    if let group = open.first ?? (activity == .undoing ? redoStack : undoStack).last {
      group.name = actionName
    }
  }

  /// Stops recording until `enableUndoRegistration()` has been called the same number of times.
  open func disableUndoRegistration() { disabled += 1 }

  /// Enables recording again.
  open func enableUndoRegistration() {
    precondition(disabled > 0, "UndoManager.enableUndoRegistration(): it wasn't disabled")
    disabled -= 1
  }

  /// Begins a group of changes that are undone together.
  open func beginUndoGrouping() {
    beginEventGroupIfNeeded()
    open.append(Group())
  }

  /// Ends the innermost open group.
  open func endUndoGrouping() {
    precondition(!open.isEmpty, "UndoManager.endUndoGrouping(): no group has begun")
    guard let group = open.popLast() else { return }
    if let outer = open.last {
      outer.steps += group.steps
      if !group.name.isEmpty { outer.name = group.name }
      return
    }
    endsWithEvent = false
    guard !group.steps.isEmpty else { return }
    if activity == .undoing { redoStack.append(group) } else { undoStack.append(group) }
    limit()
    post(.NSUndoManagerDidCloseUndoGroup)
  }

  /// Records an operation that undoes a change: the closure is called with the target, which isn't
  /// retained.
  open func registerUndo<TargetType: AnyObject>(
    withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    beginEventGroupIfNeeded()
    precondition(
      !open.isEmpty, "UndoManager.registerUndo(withTarget:handler:): begin a group first")
    open.last?.steps.append(
      Step(target: target) { [weak target] in if let target { handler(target) } })
    if activity == .none { redoStack = [] }
  }

  /// Records a call of a method that undoes a change, with an argument. The target isn't retained.
  open func registerUndo(withTarget target: Any, selector: Selector, object anObject: Any?) {
    registerUndo(withTarget: target as AnyObject) { selector.perform(on: $0, anObject) }
  }

  /// Undoes the last change, after ending the group of the current event.
  open func undo() {
    endEventGroup()
    undoNestedGroup()
  }

  /// Undoes the last group.
  open func undoNestedGroup() {
    guard activity == .none, open.isEmpty, let group = undoStack.popLast() else { return }
    post(.NSUndoManagerWillUndoChange)
    perform(group, as: .undoing)
    post(.NSUndoManagerDidUndoChange)
  }

  /// Redoes the change that was undone last.
  open func redo() {
    endEventGroup()
    guard activity == .none, open.isEmpty, let group = redoStack.popLast() else { return }
    post(.NSUndoManagerWillRedoChange)
    perform(group, as: .redoing)
    post(.NSUndoManagerDidRedoChange)
  }

  private func perform(_ group: Group, as activity: Activity) {
    self.activity = activity
    open.append(Group())
    open.last?.name = group.name
    for step in group.steps.reversed() { step.perform() }
    while !open.isEmpty { endUndoGrouping() }
    self.activity = .none
  }

  /// Removes all recorded operations.
  open func removeAllActions() {
    undoStack = []
    redoStack = []
    for group in open { group.steps = [] }
  }

  /// Removes the recorded operations of a target.
  open func removeAllActions(withTarget target: Any) {
    let target = target as AnyObject
    for group in undoStack + redoStack + open {
      group.steps.removeAll { $0.target === target || $0.target == nil }
    }
    undoStack.removeAll { $0.steps.isEmpty }
    redoStack.removeAll { $0.steps.isEmpty }
  }

  private func beginEventGroupIfNeeded() {
    guard groupsByEvent, open.isEmpty, activity == .none else { return }
    open.append(Group())
    endsWithEvent = true
    timer = FrameTimer(after: 0) { [weak self] in self?.endEventGroup() }
  }

  private func endEventGroup() {
    timer?.invalidate()
    timer = nil
    if endsWithEvent, open.count == 1 { endUndoGrouping() }
  }

  private func limit() {
    guard levelsOfUndo > 0 else { return }
    if undoStack.count > levelsOfUndo { undoStack.removeFirst(undoStack.count - levelsOfUndo) }
    if redoStack.count > levelsOfUndo { redoStack.removeFirst(redoStack.count - levelsOfUndo) }
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}

extension Notification.Name {
  /// Posted when a group of changes was closed and can be undone; the object is the undo manager.
  public static let NSUndoManagerDidCloseUndoGroup =
    Notification.Name("NSUndoManagerDidCloseUndoGroupNotification")
  /// Posted before a change is undone; the object is the undo manager.
  public static let NSUndoManagerWillUndoChange =
    Notification.Name("NSUndoManagerWillUndoChangeNotification")
  /// Posted after a change was undone; the object is the undo manager.
  public static let NSUndoManagerDidUndoChange =
    Notification.Name("NSUndoManagerDidUndoChangeNotification")
  /// Posted before a change is redone; the object is the undo manager.
  public static let NSUndoManagerWillRedoChange =
    Notification.Name("NSUndoManagerWillRedoChangeNotification")
  /// Posted after a change was redone; the object is the undo manager.
  public static let NSUndoManagerDidRedoChange =
    Notification.Name("NSUndoManagerDidRedoChangeNotification")
}
