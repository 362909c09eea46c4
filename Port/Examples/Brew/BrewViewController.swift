import UIKit

class BrewViewController: UIViewController {

  private let tea: Tea
  private var remaining: TimeInterval
  private var timer: Timer?
  private var cupsContext = 0
  private let ring = CAShapeLayer()
  private let timeLabel = UILabel()
  private let startButton = UIButton(type: .system)
  private let strength = UISlider()
  private let card = UIView()
  private var animator: UIViewPropertyAnimator!
  private var cardTop: NSLayoutConstraint!

  init(tea: Tea) {
    self.tea = tea
    self.remaining = tea.seconds
    super.init(nibName: nil, bundle: nil)
    hidesBottomBarWhenPushed = true
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = tea.name
    view.backgroundColor = .systemBackground
    if #available(iOS 11.0, *) { navigationItem.largeTitleDisplayMode = .never }
    setupRing()
    setupControls()
    setupCard()
    tea.addObserver(
      self, forKeyPath: #keyPath(Tea.cups), options: [.new, .initial], context: &cupsContext)
    update()
  }

  deinit {
    tea.removeObserver(self, forKeyPath: #keyPath(Tea.cups), context: &cupsContext)
    timer?.invalidate()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?,
    change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  ) {
    guard context == &cupsContext else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      return
    }
    startButton.setBadge(tea.cups > 0 ? "\(tea.cups)" : nil)
  }

  private func setupRing() {
    ring.fillColor = UIColor.clear.cgColor
    ring.strokeColor = UIColor(named: "Leaf")?.cgColor
    ring.lineWidth = 12
    ring.lineCap = .round
    view.layer.addSublayer(ring)
  }

  private func setupControls() {
    timeLabel.font = UIFont.monospacedDigitSystemFont(ofSize: 44, weight: .thin)
    timeLabel.textAlignment = .center
    startButton.setTitle("Start", for: .normal)
    startButton.titleLabel?.font = .boldSystemFont(ofSize: 20)
    startButton.addTarget(self, action: #selector(toggle), for: .touchUpInside)
    strength.minimumValue = 0.5
    strength.maximumValue = 1.5
    strength.value = 1
    strength.addTarget(
      self, action: #selector(strengthChanged(_:event:)), for: [.valueChanged, .touchUpInside])
    let stack = UIStackView(arrangedSubviews: [timeLabel, startButton, strength])
    stack.axis = .vertical
    stack.spacing = 16
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    stack.centerXAnchor.constraint(equalTo: view.centerXAnchor).isActive = true
    stack.centerYAnchor.constraint(equalTo: view.centerYAnchor, constant: -60).isActive = true
    stack.widthAnchor.constraint(equalToConstant: 180).isActive = true
  }

  private func setupCard() {
    card.backgroundColor = UIColor(named: "Paper")
    card.layer.cornerRadius = 16
    card.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
    card.layer.shadowOpacity = 0.2
    card.layer.shadowOffset = CGSize(width: 0, height: -2)
    card.translatesAutoresizingMaskIntoConstraints = false
    let hint = UILabel()
    hint.text = "Pull up for advice"
    hint.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(hint)
    view.addSubview(card)
    cardTop = card.topAnchor.constraint(equalTo: view.bottomAnchor, constant: -80)
    NSLayoutConstraint.activate([
      cardTop,
      card.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      card.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      card.heightAnchor.constraint(equalToConstant: 400),
      hint.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      hint.topAnchor.constraint(equalTo: card.topAnchor, constant: 20),
    ])
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: #selector(handlePan(recognizer:))))
    hint.onTap { [weak self] in self?.moveCard(up: self?.cardTop.constant == -80) }
  }

  private func moveCard(up: Bool) {
    cardTop.constant = up ? -320 : -80
    animator = UIViewPropertyAnimator(duration: 0.5, dampingRatio: 0.8) {
      self.view.layoutIfNeeded()
    }
    animator.addCompletion { position in
      if position == .end { print("card is \(up ? "up" : "down")") }
    }
    animator.startAnimation()
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let center = CGPoint(x: view.bounds.midX, y: view.bounds.midY - 70)
    ring.path =
      UIBezierPath(
        arcCenter: center, radius: 130, startAngle: -.pi / 2,
        endAngle: 1.5 * .pi, clockwise: true
      ).cgPath
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    timer?.invalidate()
  }

  private func update() {
    timeLabel.text = String(format: "%d:%02d", Int(remaining) / 60, Int(remaining) % 60)
    ring.strokeEnd = CGFloat(remaining / tea.seconds)
  }

  @objc private func toggle() {
    if timer?.isValid == true {
      timer?.invalidate()
      startButton.setTitle("Start", for: .normal)
    } else {
      timer = Timer.scheduledTimer(
        timeInterval: 1, target: self, selector: #selector(tick(_:)),
        userInfo: nil, repeats: true)
      if let timer = timer { RunLoop.main.add(timer, forMode: .common) }
      startButton.setTitle("Stop", for: .normal)
    }
  }

  @objc private func tick(_ timer: Timer) {
    remaining = max(0, remaining - 1)
    update()
    guard remaining == 0 else { return }
    timer.invalidate()
    tea.drink()
    perform(#selector(finish), with: nil, afterDelay: 0.3)
  }

  @objc private func finish() {
    let alert = UIAlertController(
      title: tea.name, message: "Your tea is ready.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(
        title: "OK", style: .default,
        handler: { _ in
          self.navigationController?.popViewController(animated: true)
        }))
    present(alert, animated: true, completion: nil)
  }

  @objc private func strengthChanged(_ sender: UISlider, event: UIEvent) {
    remaining = tea.seconds * TimeInterval(sender.value)
    update()
  }

  @objc private func handlePan(recognizer: UIPanGestureRecognizer) {
    let translation = recognizer.translation(in: view)
    switch recognizer.state {
    case .changed:
      cardTop.constant = min(-80, max(-340, cardTop.constant + translation.y))
      recognizer.setTranslation(.zero, in: view)
    case .ended, .cancelled:
      moveCard(up: recognizer.velocity(in: view).y < 0)
    default:
      break
    }
  }
}
