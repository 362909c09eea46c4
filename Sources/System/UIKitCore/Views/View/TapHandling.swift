/// A view that handles taps on it itself, so that those around it leave them alone.
@MainActor package protocol TapHandling: UIView {}
