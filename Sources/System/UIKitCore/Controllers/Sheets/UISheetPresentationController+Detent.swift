import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet settles.
  @MainActor public final class Detent: NSObject {
    /// The identifier of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      public let rawValue: String
      /// Creates an identifier from a name.
      public init(rawValue: String) { self.rawValue = rawValue }
      /// Creates an identifier from a name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// The detent at about half the height of the screen.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// The detent at full height.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// The identifier that the app has specified, or `medium` or `large`.
    public let identifier: Identifier
    private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    private init(
      _ identifier: Identifier,
      _ resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Returns a detent at about half the height of the screen; inactive in a compact height.
    public class func medium() -> Self {
      Self(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context.maximumDetentValue / 2).rounded()
      }
    }

    /// Returns a detent at full height.
    public class func large() -> Self { Self(.large) { $0.maximumDetentValue } }

    /// Returns a detent with a custom height.
    ///
    /// - Parameters:
    ///   - identifier: The identifier; `nil`, the default, creates a unique one.
    ///   - resolver: Returns the height without the safe area below, in points, at most the maximum
    ///     of the context; `nil` if the detent is inactive. Called again when the sheet's
    ///     surroundings change, and after `invalidateDetents()`.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      Self(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height of the detent in points; `nil` if it is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// The values on which the height of a detent can depend.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the sheet's surroundings.
  var containerTraitCollection: UITraitCollection { get }
  /// The maximum height of a detent in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

/// The context that a sheet provides to its detents.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
