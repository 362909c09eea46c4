import Foundation

/// The identity of a scene, which persists as long as the app runs.
@MainActor public final class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A window of the app on the desktop.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The session's scene; nil before it is connected and after it was closed.
  public internal(set) weak var scene: UIScene?
  /// The purpose of the session's scene.
  public let role: Role
  /// The configuration from which the scene is made.
  public internal(set) var configuration: UISceneConfiguration
  /// An identifier that no other session of this run of the app has.
  public let persistentIdentifier = UUID().uuidString
  /// Custom information that the app stores with the session.
  public var userInfo: [String: Any]?

  init(role: Role = .windowApplication) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
  }
}

/// The classes from which a scene is made.
@MainActor open class UISceneConfiguration: NSObject {
  /// The name by which the app tells configurations apart.
  open private(set) var name: String?
  /// The purpose of scenes of this configuration.
  open private(set) var role: UISceneSession.Role
  /// The class of the scene, a subclass of `UIWindowScene`; nil stands for that class itself.
  open var sceneClass: AnyClass?
  /// The class of the delegate, which conforms to `UISceneDelegate`. If nil, it is the class named
  /// `SceneDelegate` in the app delegate's module, as in Xcode's template.
  open var delegateClass: AnyClass?

  /// Creates a configuration that names no classes.
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

/// A request to open another scene of a role, or to activate a session's scene.
@MainActor public struct UISceneSessionActivationRequest {
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The session whose scene is activated; `nil` opens a new one.
  public let session: UISceneSession?

  /// Creates a request that opens another scene of a role.
  public init(role: UISceneSession.Role = .windowApplication) {
    self.role = role
    session = nil
  }

  /// Creates a request that activates a session's scene.
  public init(session: UISceneSession) {
    role = session.role
    self.session = session
  }
}

/// Options for closing a scene. There are none, because the desktop closes windows in its own way.
@MainActor open class UISceneDestructionRequestOptions: NSObject {}
