import QuartzCore

/// The editing state of a view controller, and the button that changes it.
struct EditingState {
  var isEditing = false
  var button: UIBarButtonItem?
}

extension UIViewController {
  func changeEditing(to isEditing: Bool) {
    editing.isEditing = isEditing
    if let button = editing.button { show(isEditing, in: button) }
  }

  var ownEditButtonItem: UIBarButtonItem {
    if let button = editing.button { return button }
    let button = UIBarButtonItem(
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        setEditing(!isEditing, animated: true)
      })
    show(isEditing, in: button)
    editing.button = button
    return button
  }

  private func show(_ isEditing: Bool, in button: UIBarButtonItem) {
    let item: UIBarButtonItem.SystemItem = isEditing ? .done : .edit
    button.title = item.title
    button.style = isEditing ? .done : .plain
  }
}
