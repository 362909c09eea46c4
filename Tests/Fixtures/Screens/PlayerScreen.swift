import UIKit

/// What plays now: a cover as large as there is room, a position and the transport controls.
final class PlayerScreen: UIViewController {
  private let cover = UIImageView.filling(.artwork(.systemIndigo, .systemPink)).rounded(16)
  private let playButton = UIButton.make(nil, symbol: "pause.fill", .filled())
  private var isPlaying = true

  private lazy var transport: UIStackView = {
    let back = UIButton.make(nil, symbol: "backward.fill", .plain())
    back.accessibilityLabel = "Previous"
    let next = UIButton.make(nil, symbol: "forward.fill", .plain())
    next.accessibilityLabel = "Next"
    playButton.accessibilityLabel = "Pause"
    let stack = UIStackView(.horizontal, spacing: 24, alignment: .center, [back, playButton, next])
    // A player's buttons stand the same way in every language.
    stack.semanticContentAttribute = .playback
    return stack
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    playButton.addAction(UIAction { [weak self] _ in self?.toggle() }, for: .primaryActionTriggered)
    let position = UISlider()
    position.value = 0.35
    let elapsed = UILabel("1:12", .caption1, color: .secondaryLabel)
    let remaining = UILabel("−2:31", .caption1, color: .secondaryLabel)
    let times = UIStackView(.horizontal, [elapsed, remaining])
    times.distribution = .equalSpacing
    let title = UILabel("Harbor Lights", .title2).centered()
    let artist = UILabel("The Annealers", .body, color: .secondaryLabel).centered()
    let centering = UIStackView(.vertical, alignment: .center, [transport])
    let details = UIStackView(.vertical, spacing: 8, [title, artist, position, times, centering])
    details.setCustomSpacing(16, after: artist)
    let area = UILayoutGuide()
    view.addLayoutGuide(area)
    view.add(cover)
    view.add(details)
    let safe = view.safeAreaLayoutGuide
    let fill = cover.heightAnchor.constraint(equalTo: area.heightAnchor)
    fill.priority = .defaultHigh
    let wide = details.widthAnchor.constraint(equalTo: view.layoutMarginsGuide.widthAnchor)
    wide.priority = .defaultHigh
    NSLayoutConstraint.activate([
      area.topAnchor.constraint(equalTo: safe.topAnchor, constant: 24),
      area.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      area.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      area.bottomAnchor.constraint(equalTo: details.topAnchor, constant: -24),
      cover.widthAnchor.constraint(equalTo: cover.heightAnchor),
      cover.centerXAnchor.constraint(equalTo: area.centerXAnchor),
      cover.centerYAnchor.constraint(equalTo: area.centerYAnchor),
      cover.widthAnchor.constraint(lessThanOrEqualTo: area.widthAnchor),
      cover.heightAnchor.constraint(lessThanOrEqualTo: area.heightAnchor),
      fill,
      wide,
      details.widthAnchor.constraint(lessThanOrEqualToConstant: 480),
      details.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      safe.bottomAnchor.constraint(equalTo: details.bottomAnchor, constant: 24),
    ])
  }

  private func toggle() {
    isPlaying.toggle()
    playButton.configuration?.image = UIImage(systemName: isPlaying ? "pause.fill" : "play.fill")
    playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
  }
}
