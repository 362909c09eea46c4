import QuartzCore

/// Forwards the context menus of a collection view to its delegate.
final class CollectionMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UICollectionView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var paths: [IndexPath] = []

  init(of view: UICollectionView) { self.view = view }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard let view, let delegate = view.collectionDelegate else { return nil }
    let path = view.indexPathForItem(at: location)
    let selected = view.indexPathsForSelectedItems ?? []
    paths = path.map { selected.contains($0) ? selected : [$0] } ?? []
    if let configuration = delegate.collectionView(
      view, contextMenuConfigurationForItemsAt: paths, point: location)
    {
      return configuration
    }
    guard let path else { return nil }
    paths = [path]
    return delegate.collectionView(
      view, contextMenuConfigurationForItemAt: path, point: location)
  }

  /// The item for which the menu was requested.
  private var path: IndexPath? {
    guard let view else { return nil }
    return view.indexPathForItem(at: interaction.location(in: view)) ?? paths.first
  }

  private func preview(_ own: (UICollectionView, IndexPath) -> UITargetedPreview?)
    -> UITargetedPreview?
  {
    guard let view, let path else { return nil }
    if let preview = own(view, path) { return preview }
    return view.cellForItem(at: path)?.liftedPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview { view, path in
      view.collectionDelegate?.collectionView(
        view, contextMenuConfiguration: configuration, highlightPreviewForItemAt: path)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview { view, path in
      view.collectionDelegate?.collectionView(
        view, contextMenuConfiguration: configuration, dismissalPreviewForItemAt: path)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.collectionDelegate?.collectionView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.collectionDelegate?.collectionView(
      view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.collectionDelegate?.collectionView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

/// Forwards the context menus of a table to its delegate.
final class TableMenus: NSObject, UIContextMenuInteractionDelegate {
  private weak var view: UITableView?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)
  private var path: IndexPath?

  init(of view: UITableView) { self.view = view }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    path = view?.indexPathForRow(at: location)
    guard let view, let path else { return nil }
    return view.tableDelegate?.tableView(
      view, contextMenuConfigurationForRowAt: path, point: location)
  }

  private func preview(_ own: (UITableView) -> UITargetedPreview?) -> UITargetedPreview? {
    guard let view, let path else { return nil }
    return own(view) ?? view.cellForRow(at: path)?.liftedPreview
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview {
      $0.tableDelegate?.tableView(
        $0, previewForHighlightingContextMenuWithConfiguration: configuration)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    preview {
      $0.tableDelegate?.tableView(
        $0, previewForDismissingContextMenuWithConfiguration: configuration)
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    guard let view else { return }
    view.tableDelegate?.tableView(
      view, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.tableDelegate?.tableView(
      view, willDisplayContextMenu: configuration, animator: animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    guard let view else { return }
    view.tableDelegate?.tableView(
      view, willEndContextMenuInteraction: configuration, animator: animator)
  }
}

extension UIView {
  /// A preview of the view at its current position, in the rounded corners that it or its content
  /// has.
  fileprivate var liftedPreview: UITargetedPreview? {
    guard superview != nil, window != nil else { return nil }
    let parameters = UIPreviewParameters()
    let radius = max(layer.cornerRadius, 10)
    parameters.visiblePath = UIBezierPath(roundedRect: bounds, cornerRadius: radius)
    return UITargetedPreview(view: self, parameters: parameters)
  }
}
