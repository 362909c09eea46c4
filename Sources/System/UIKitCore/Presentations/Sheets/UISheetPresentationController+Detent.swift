import QuartzCore

extension UISheetPresentationController {
  /// A height at which a sheet comes to rest.
  @MainActor public final class Detent: NSObject {
    /// The name of a detent.
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

    /// What the app calls the detent, or `medium` or `large`.
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

    /// Returns a detent at a height of its own.
    ///
    /// - Parameters:
    ///   - identifier: Its name; nil, the default, makes up one.
    ///   - resolver: Returns the height without the safe area below, in points, at most the largest
    ///     one that the context allows; nil for none. Called again when the sheet's surroundings
    ///     change, and after `invalidateDetents()`.
    public class func custom(
      identifier: Identifier? = nil,
      resolver:
        @escaping (_ context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
    ) -> Self {
      Self(identifier ?? Identifier(UUID().uuidString), resolver)
    }

    /// Returns the height of the detent in points; nil if it is inactive.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? { resolver(context) }
  }
}

/// What the height of a detent may depend on.
@MainActor public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
  /// The traits of the surroundings of the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The largest height of a detent in points, without the safe area below.
  var maximumDetentValue: CGFloat { get }
}

/// The context that a sheet gives to its detents.
final class SheetDetentContext: NSObject, UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat

  init(traits: UITraitCollection, maximum: CGFloat) {
    containerTraitCollection = traits
    maximumDetentValue = maximum
    super.init()
  }
}
