import Foundation

/// Who a scene is, as long as the app runs.
@MainActor public final class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// Nil before it is connected and after it was closed.
  public internal(set) weak var scene: UIScene?
  public let role: Role
  public internal(set) var configuration: UISceneConfiguration
  public let persistentIdentifier = UUID().uuidString
  /// For the app's own use.
  public var userInfo: [String: Any]?

  init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// Which classes make a scene.
@MainActor open class UISceneConfiguration: NSObject {
  open private(set) var name: String?
  open private(set) var role: UISceneSession.Role
  /// A kind of `UIWindowScene`; nil is that class itself.
  open var sceneClass: AnyClass?
  /// A kind of `UISceneDelegate`. Nil takes the class that is named `SceneDelegate` in the app
  /// delegate's module, as Xcode's template calls it.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// Creates a configuration without a name; the coder isn't read.
  public required init?(coder: NSCoder) {
    name = nil
    role = .windowApplication
    super.init()
  }
}

/// Which scene is wanted: another one of a role, or a session's.
@MainActor public struct UISceneSessionActivationRequest {
  public let role: UISceneSession.Role
  public let session: UISceneSession?

  public init(role: UISceneSession.Role = .windowApplication) {
    self.role = role
    session = nil
  }

  public init(session: UISceneSession) {
    role = session.role
    self.session = session
  }
}

/// A desktop closes its windows in its own way; there are no options.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}
