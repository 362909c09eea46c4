import UIKit
import UIKitCompat

/// Whether there is more of a photo than what is shown.
public enum OriginalPhoto: Hashable, Sendable {
  /// What is shown is all there is.
  case none
  /// It can be shown at once.
  case cached
  /// It must be fetched; `bytes` when the size is known.
  case remote(bytes: Int64?)
}

/// Keeps something of the current photo.
@MainActor protocol ForgettingOverlay: PhotoBrowserOverlay {
  /// The same id may mean another photo from now on.
  func forget()
}

/// Offers the original of a photo of which a smaller version is shown. One that was fetched before
/// is shown without asking. It lies over a `PhotoBrowser` of the same type of ids.
@MainActor public final class OriginalButton<ID: Hashable>: UIView, PhotoBrowserOverlay,
  ForgettingOverlay
{
  /// Asked whenever another photo is current.
  public var original: (_ id: ID) -> OriginalPhoto = { _ in .none }
  /// Fetches the original, or takes it from where it is kept. `progress` takes 0…1.
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

  /// What the button says; nil while it is not shown.
  public var title: String? { button.isHidden ? nil : button.title(for: .normal) }

  public func update(for browser: PhotoBrowserController, index: Int) {
    guard let id = (browser as? PhotoBrowser<ID>)?.id(at: index) else { return forget() }
    guard id != self.id else { return }
    forget()
    self.browser = browser
    self.id = id
    switch original(id) {
    case .none: button.isHidden = true
    case .cached:
      button.isHidden = true
      fetch()
    case .remote(let bytes): show(bytes.map { "View Original (\(Self.megabytes($0)))" } ?? "View Original")
    }
  }

  func forget() {
    loading = nil
    id = nil
    button.isHidden = true
  }

  /// With a point in every language: this is a size, not prose.
  private static func megabytes(_ bytes: Int64) -> String {
    let tenths = (Double(bytes) / 100_000).rounded()
    return bytes < 1_000_000 ? "\(max(1, bytes / 1000)) kB" : "\(tenths / 10) MB"
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
    show("Could not be loaded. Try Again")
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
