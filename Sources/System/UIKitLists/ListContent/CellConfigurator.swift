import QuartzCore

/// A cell that shows configurations.
@MainActor protocol ConfigurableCell: UIView {
  var contentView: UIView { get }
  var configurationState: UICellConfigurationState { get }
  var groupCorners: (CACornerMask, CGFloat)? { get }
  func updateConfiguration(using state: UICellConfigurationState)
  func runConfigurationUpdateHandler(_ state: UICellConfigurationState)
}

/// The configurations of a cell, and the views that show them.
@MainActor final class CellConfigurator {
  private(set) var content: (any UIContentConfiguration)?
  private(set) var view: (any UIView & UIContentView)?
  private(set) var background: UIBackgroundConfiguration?
  private var backgroundView: ConfiguredBackgroundView?
  var updatesContent = true
  var updatesBackground = true
  var needsUpdate = false

  func setContent(_ new: (any UIContentConfiguration)?, in cell: some ConfigurableCell) {
    content = new
    guard let new else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    if let view, view.supports(new) {
      view.configuration = new
    } else {
      view?.removeFromSuperview()
      let made = new.makeContentView()
      made.frame = cell.contentView.bounds
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.contentView.addSubview(made)
      view = made
    }
    setNeedsUpdate(cell)
  }

  func setBackground(_ new: UIBackgroundConfiguration?, in cell: some ConfigurableCell) {
    background = new
    guard new != nil else {
      backgroundView?.removeFromSuperview()
      backgroundView = nil
      return
    }
    if backgroundView == nil {
      let made = ConfiguredBackgroundView(frame: cell.bounds)
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cell.insertSubview(made, at: 0)
      backgroundView = made
    }
    showBackground(in: cell)
    setNeedsUpdate(cell)
  }

  func setNeedsUpdate(_ cell: UIView) {
    needsUpdate = true
    cell.setNeedsLayout()
  }

  func showBackground(in cell: some ConfigurableCell) {
    guard let background else { return }
    let shown = updatesBackground ? background.updated(for: cell.configurationState) : background
    backgroundView?.show(shown, corners: cell.groupCorners)
  }

  func updateIfNeeded(_ cell: some ConfigurableCell) {
    guard needsUpdate else { return }
    needsUpdate = false
    let state = cell.configurationState
    cell.updateConfiguration(using: state)
    cell.runConfigurationUpdateHandler(state)
    if updatesContent, let content, let view { view.configuration = content.updated(for: state) }
    showBackground(in: cell)
    // Changes made by the update itself don't require another one.
    needsUpdate = false
  }
}
