import UIKit
import UIKitCompat

/// Whether a photo has an original that is larger than what is shown.
public enum OriginalPhoto: Hashable, Sendable {
  /// There is none.
  case none
  /// It has been downloaded before and is shown at once.
  case cached
  /// It has to be downloaded, with its size in bytes if that is known.
  case remote(bytes: Int64?)
}

/// Offers to download the original of a photo of which a smaller version is shown. One that was
/// downloaded before is shown at once. The button is an overlay of a `PhotoBrowser` with the same
/// type of ids.
@MainActor public final class OriginalButton<ID: Hashable>: UIView, PhotoBrowserOverlay {
  /// Returns whether a photo has an original, whenever another photo becomes current.
  public var original: (_ id: ID) -> OriginalPhoto = { _ in .none }
  /// Loads the original. Call `progress` with 0…1.
  public var load:
    @MainActor (_ id: ID, _ progress: @escaping @MainActor (Double) -> Void) async throws
      -> UIImage = { _, _ in throw PhotoBrowserError.noLoader }

  private let button = UIButton(type: .system)
  private weak var browser: PhotoBrowserController?
  private var id: ID?
  private var loading: OwnedTask?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    button.setTitleColor(.white, for: .normal)
    button.titleLabel?.setScaledFont(.systemFont(ofSize: 13), maximum: 20)
    button.backgroundColor = UIColor(white: 0, alpha: 0.5)
    button.layer.cornerRadius = 14
    button.layer.borderWidth = 1
    button.layer.borderColor = UIColor(white: 1, alpha: 0.4).cgColor
    button.isHidden = true
    button.addAction(UIAction { [weak self] _ in self?.fetch() }, for: .touchUpInside)
    addSubview(button)
  }

  @available(*, unavailable) public required init?(coder: NSCoder) { nil }

  /// The button's title; nil while it is hidden.
  public var title: String? { button.isHidden ? nil : button.title(for: .normal) }

  public func update(for browser: PhotoBrowserController, index: Int) {
    guard let id = (browser as? PhotoBrowser<ID>)?.id(at: index) else { return reset() }
    guard id != self.id else { return }
    reset()
    self.browser = browser
    self.id = id
    switch original(id) {
    case .none: button.isHidden = true
    case .cached:
      button.isHidden = true
      fetch()
    case .remote(let bytes): show(Self.offer(bytes))
    }
  }

  /// The title, with the size of the original if it is known.
  static func offer(_ bytes: Int64?) -> String {
    guard let bytes else { return String(localized: "View Original", bundle: .photoBrowsing) }
    return String(localized: "View Original (\(megabytes(bytes)))", bundle: .photoBrowsing)
  }

  public func reset() {
    loading = nil
    id = nil
    button.isHidden = true
  }

  private static func megabytes(_ bytes: Int64) -> String {
    max(1000, bytes).formatted(ByteCountFormatStyle(style: .file, locale: .user))
  }

  private func show(_ title: String) {
    button.setTitle(title, for: .normal)
    button.isHidden = false
    setNeedsLayout()
  }

  private func fetch() {
    guard loading == nil, let id else { return }
    loading = OwnedTask(
      Task { [weak self] in
        guard let load = self?.load else { return }
        do {
          let image = try await load(id) { self?.showProgress($0, of: id) }
          self?.didLoad(image, of: id)
        } catch {
          self?.didFail(id)
        }
      })
  }

  private func showProgress(_ progress: Double, of id: ID) {
    guard id == self.id, loading != nil, !button.isHidden else { return }
    show("\(Int((min(1, max(0, progress)) * 100).rounded())) %")
  }

  private func didLoad(_ image: UIImage, of id: ID) {
    guard id == self.id, !Task.isCancelled else { return }
    loading = nil
    button.isHidden = true
    (browser?.currentCell as? ImageCell)?.showOriginal(image)
  }

  private func didFail(_ id: ID) {
    guard id == self.id, !Task.isCancelled else { return }
    loading = nil
    show(String(localized: "Could not be loaded. Try Again", bundle: .photoBrowsing))
  }

  public override func layoutSubviews() {
    super.layoutSubviews()
    let title = button.sizeThatFits(bounds.size)
    let width = title.width + 24
    button.frame = CGRect(
      x: (bounds.width - width) / 2, y: bounds.height - safeAreaInsets.bottom - 60 - 28,
      width: width, height: 28)
  }
}
