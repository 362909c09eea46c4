import QuartzCore

extension AVPlayer {
  var liveLayers: [AVPlayerLayer] { layers.compactMap(\.layer) }

  func add(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    layers.append(WeakLayer(layer: layer))
    layer.showFrame()
    updateShownSize()
  }

  func remove(_ layer: AVPlayerLayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    updateShownSize()
  }

  func showFrame(of item: AVPlayerItem) {
    guard item === currentItem else { return }
    for layer in liveLayers { layer.showFrame() }
    updateShownSize()
  }

  /// Requests frames at the size of the largest visible layer, and none while no layer is visible.
  func updateShownSize() {
    guard let currentItem else { return }
    var largest: CGSize?
    for size in liveLayers.compactMap({ $0.shownSize(of: currentItem.presentationSize) }) {
      largest = CGSize(
        width: max(size.width, largest?.width ?? 0),
        height: max(size.height, largest?.height ?? 0))
    }
    currentItem.show(at: largest)
  }
}
