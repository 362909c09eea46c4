@_exported import UIKit
@_exported import Foundation
@_exported import QuartzCore
@_exported import CoreImage
import FoundationEssentials
extension UIAction {
  public convenience init(
    title a0: String = "", subtitle a1: String? = nil, image a2: UIImage? = nil,
    selectedImage a3: UIImage? = nil, identifier a4: UIAction.Identifier? = nil,
    discoverabilityTitle a5: String? = nil, attributes a6: UIMenuElement.Attributes = [],
    state a7: UIMenuElement.State = .off, handler a8: @escaping UIActionHandler
  ) { fatalError() }
  public convenience init(
    title a0: String = "", image a1: UIImage? = nil, identifier a2: UIAction.Identifier? = nil,
    discoverabilityTitle a3: String? = nil, attributes a4: UIMenuElement.Attributes = [],
    state a5: UIMenuElement.State = .off, handler a6: @escaping UIActionHandler
  ) { fatalError() }
}
extension UIMenu {
  public typealias ElementSize = UIMenuElement.Size
  public convenience init(
    title a0: String = "", image a1: UIImage? = nil, identifier a2: UIMenu.Identifier? = nil,
    options a3: UIMenu.Options = [], children a4: [UIMenuElement] = []
  ) { fatalError() }
  public convenience init(
    title a0: String = "", subtitle a1: String? = nil, image a2: UIImage? = nil,
    identifier a3: UIMenu.Identifier? = nil, options a4: UIMenu.Options = [],
    preferredElementSize a5: UIMenu.ElementSize = .automatic, children a6: [UIMenuElement] = []
  ) { fatalError() }
}
extension UIButton {
  public convenience init(
    configuration a0: UIButton.Configuration, primaryAction a1: UIAction? = nil
  ) { fatalError() }
  public convenience init(type a0: UIButton.ButtonType = .system, primaryAction a1: UIAction?) {
    fatalError()
  }
}
extension UIBarButtonItem {
  public convenience init(
    title a0: String? = nil, image a1: UIImage? = nil, primaryAction a2: UIAction? = nil,
    menu a3: UIMenu? = nil
  ) { fatalError() }
  public convenience init(
    systemItem a0: UIBarButtonItem.SystemItem, primaryAction a1: UIAction? = nil,
    menu a2: UIMenu? = nil
  ) { fatalError() }
}
extension UISegmentedControl {
  public static var noSegment: Int { get { fatalError() } }
}
extension UIEvent.ButtonMask {
  public static func button(_ a0: Int) -> UIEvent.ButtonMask { fatalError() }
}
extension UIFont.Weight {
  public init(_ a0: CGFloat) { fatalError() }
}
extension UILayoutPriority {
  public init(_ a0: Float) { fatalError() }
}
extension UIAction.Identifier {
  public init(_ a0: String) { fatalError() }
}
extension UIMenu.Identifier {
  public init(_ a0: String) { fatalError() }
}
extension IndexPath {
  public init(item a0: Int, section a1: Int) { fatalError() }
  public init(row a0: Int, section a1: Int) { fatalError() }
  public var section: Int {
    get { fatalError() }
    set {}
  }
  public var item: Int {
    get { fatalError() }
    set {}
  }
  public var row: Int {
    get { fatalError() }
    set {}
  }
}
extension UIImage {
  public func jpegData(compressionQuality a0: CGFloat) -> Data? { fatalError() }
  public func pngData() -> Data? { fatalError() }
  public func heicData() -> Data? { fatalError() }
}
extension UIView {
  public class func animate(
    springDuration a0: Double = 0.5, bounce a1: CGFloat = 0.0,
    initialSpringVelocity a2: CGFloat = 0.0, delay a3: Double = 0.0,
    options a4: UIView.AnimationOptions = [], animations a5: @escaping () -> Void,
    completion a6: ((Bool) -> Void)? = nil
  ) { fatalError() }
}
@MainActor public enum UIAccessibility {
  public typealias Notification = UIAccessibilityNotifications
  public static var isVoiceOverRunning: Bool { get { fatalError() } }
  public static var isReduceMotionEnabled: Bool { get { fatalError() } }
  public static var isReduceTransparencyEnabled: Bool { get { fatalError() } }
  public static var isBoldTextEnabled: Bool { get { fatalError() } }
  public static var isDarkerSystemColorsEnabled: Bool { get { fatalError() } }
  public static var isInvertColorsEnabled: Bool { get { fatalError() } }
  public static var isGrayscaleEnabled: Bool { get { fatalError() } }
  public static var isSwitchControlRunning: Bool { get { fatalError() } }
  public static var isClosedCaptioningEnabled: Bool { get { fatalError() } }
  public static var isGuidedAccessEnabled: Bool { get { fatalError() } }
  public static var isMonoAudioEnabled: Bool { get { fatalError() } }
  public static var isVideoAutoplayEnabled: Bool { get { fatalError() } }
  public static var isShakeToUndoEnabled: Bool { get { fatalError() } }
  public static var isSpeakSelectionEnabled: Bool { get { fatalError() } }
  public static var isSpeakScreenEnabled: Bool { get { fatalError() } }
  public static var isAssistiveTouchRunning: Bool { get { fatalError() } }
  public static var isOnOffSwitchLabelsEnabled: Bool { get { fatalError() } }
  public static var prefersCrossFadeTransitions: Bool { get { fatalError() } }
  public static var shouldDifferentiateWithoutColor: Bool { get { fatalError() } }
  public static var buttonShapesEnabled: Bool { get { fatalError() } }
  nonisolated public static var reduceMotionStatusDidChangeNotification: NSNotification.Name {
    get { fatalError() }
  }
  nonisolated public static var reduceTransparencyStatusDidChangeNotification: NSNotification.Name {
    get { fatalError() }
  }
  nonisolated public static var voiceOverStatusDidChangeNotification: NSNotification.Name {
    get { fatalError() }
  }
  nonisolated public static var boldTextStatusDidChangeNotification: NSNotification.Name {
    get { fatalError() }
  }
  public static func post(notification a0: UIAccessibility.Notification, argument a1: Any?) {
    fatalError()
  }
  public static func convertToScreenCoordinates(_ a0: CGRect, in a1: UIView) -> CGRect {
    fatalError()
  }
}
extension UIViewControllerTransitionCoordinator {
  @discardableResult public func animate(
    alongsideTransition a0: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion a1: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { fatalError() }
  @discardableResult public func animateAlongsideTransition(
    in a0: UIView?, animation a1: ((UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion a2: ((UIViewControllerTransitionCoordinatorContext) -> Void)? = nil
  ) -> Bool { fatalError() }
}
extension UIButton {
  @MainActor public struct Configuration: Hashable {
    public static func plain() -> UIButton.Configuration { fatalError() }
    public static func tinted() -> UIButton.Configuration { fatalError() }
    public static func gray() -> UIButton.Configuration { fatalError() }
    public static func filled() -> UIButton.Configuration { fatalError() }
    public static func borderless() -> UIButton.Configuration { fatalError() }
    public static func bordered() -> UIButton.Configuration { fatalError() }
    public static func borderedTinted() -> UIButton.Configuration { fatalError() }
    public static func borderedProminent() -> UIButton.Configuration { fatalError() }
    public func updated(for a0: UIButton) -> UIButton.Configuration { fatalError() }
    public mutating func setDefaultContentInsets() { fatalError() }
    public var title: String? {
      get { fatalError() }
      set {}
    }
    public var titleLineBreakMode: NSLineBreakMode {
      get { fatalError() }
      set {}
    }
    public var subtitle: String? {
      get { fatalError() }
      set {}
    }
    public var subtitleLineBreakMode: NSLineBreakMode {
      get { fatalError() }
      set {}
    }
    public var titleAlignment: UIButton.Configuration.TitleAlignment {
      get { fatalError() }
      set {}
    }
    public var titlePadding: CGFloat {
      get { fatalError() }
      set {}
    }
    public var image: UIImage? {
      get { fatalError() }
      set {}
    }
    public var imagePadding: CGFloat {
      get { fatalError() }
      set {}
    }
    public var imagePlacement: NSDirectionalRectEdge {
      get { fatalError() }
      set {}
    }
    public var imageReservation: CGFloat {
      get { fatalError() }
      set {}
    }
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration? {
      get { fatalError() }
      set {}
    }
    public var baseBackgroundColor: UIColor? {
      get { fatalError() }
      set {}
    }
    public var baseForegroundColor: UIColor? {
      get { fatalError() }
      set {}
    }
    public var buttonSize: UIButton.Configuration.Size {
      get { fatalError() }
      set {}
    }
    public var contentInsets: NSDirectionalEdgeInsets {
      get { fatalError() }
      set {}
    }
    public var cornerStyle: UIButton.Configuration.CornerStyle {
      get { fatalError() }
      set {}
    }
    public var automaticallyUpdateForSelection: Bool {
      get { fatalError() }
      set {}
    }
    public var attributedTitle: AttributedString? {
      get { fatalError() }
      set {}
    }
    nonisolated public static func == (l: Configuration, r: Configuration) -> Bool { fatalError() }
    nonisolated public func hash(into h: inout Hasher) {}
    public enum CornerStyle: Int, Sendable { case fixed, dynamic, small, medium, large, capsule }
    public enum Size: Int, Sendable { case mini, small, medium, large }
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }
  }
  public var configuration: Configuration? {
    get { fatalError() }
    set {}
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void
}
extension UIEdgeInsets: Equatable, Codable {
  public static var zero: UIEdgeInsets { fatalError() };
  public static func == (l: UIEdgeInsets, r: UIEdgeInsets) -> Bool { fatalError() }
  public init(from d: any Decoder) throws { fatalError() };
  public func encode(to e: any Encoder) throws {}
}
extension NSDirectionalEdgeInsets: Equatable, Codable {
  public static var zero: NSDirectionalEdgeInsets { fatalError() };
  public static func == (l: NSDirectionalEdgeInsets, r: NSDirectionalEdgeInsets) -> Bool {
    fatalError()
  }
  public init(from d: any Decoder) throws { fatalError() };
  public func encode(to e: any Encoder) throws {}
}
extension UIOffset: Equatable, Codable {
  public static var zero: UIOffset { fatalError() };
  public static func == (l: UIOffset, r: UIOffset) -> Bool { fatalError() }
  public init(from d: any Decoder) throws { fatalError() };
  public func encode(to e: any Encoder) throws {}
}
extension CGRect { public func inset(by i: UIEdgeInsets) -> CGRect { fatalError() } }
extension UIKeyCommand {
  public class var inputEscape: String { fatalError() };
  public class var inputUpArrow: String { fatalError() };
  public class var inputDownArrow: String { fatalError() };
  public class var inputLeftArrow: String { fatalError() };
  public class var inputRightArrow: String { fatalError() };
  public class var inputPageUp: String { fatalError() };
  public class var inputPageDown: String { fatalError() };
  public class var inputHome: String { fatalError() };
  public class var inputEnd: String { fatalError() };
  public class var inputDelete: String { fatalError() };
  public class var f1: String { fatalError() }; public class var f2: String { fatalError() };
  public class var f3: String { fatalError() }; public class var f4: String { fatalError() };
  public class var f5: String { fatalError() }; public class var f6: String { fatalError() };
  public class var f7: String { fatalError() }; public class var f8: String { fatalError() };
  public class var f9: String { fatalError() }; public class var f10: String { fatalError() };
  public class var f11: String { fatalError() }; public class var f12: String { fatalError() }
}
extension NSString {
  public func size(withAttributes: [NSAttributedString.Key: Any]?) -> CGSize { fatalError() }
}

extension UIFocusGroupPriority { public init(_ rawValue: Int) { fatalError() } }
extension UICollectionView {
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) ->
      Void
    @MainActor public init(handler: @escaping Handler) { fatalError() }
    @MainActor public init(cellNib: UINib, handler: @escaping Handler) { fatalError() }
  }
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void
    @MainActor public init(elementKind: String, handler: @escaping Handler) { fatalError() }
    @MainActor public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler)
    { fatalError() }
  }
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell { fatalError() }
  public func dequeueConfiguredReusableSupplementary<Supplementary: UICollectionReusableView>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary { fatalError() }
}
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: Sendable {
  public init() { fatalError() }
  public var numberOfItems: Int { fatalError() }
  public var numberOfSections: Int { fatalError() }
  public var sectionIdentifiers: [SectionIdentifierType] { fatalError() }
  public var itemIdentifiers: [ItemIdentifierType] { fatalError() }
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int { fatalError() }
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    fatalError()
  }
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { fatalError() }
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { fatalError() }
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { fatalError() }
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) {}
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) {}
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func deleteAllItems() {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) {}
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {}
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) {}
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {}
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {}
}
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    fatalError()
  }
  public var supplementaryViewProvider: SupplementaryViewProvider? {
    get { fatalError() }
    set {}
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fatalError()
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError() }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  @objc open func numberOfSections(in collectionView: UICollectionView) -> Int { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { fatalError() }
  @objc open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { fatalError() }
}
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
>: NSObject, UITableViewDataSource {
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) { fatalError() }
  public var defaultRowAnimation: UITableView.RowAnimation {
    get { fatalError() }
    set {}
  }
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {}
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {}
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    fatalError()
  }
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { fatalError() }
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { fatalError() }
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { fatalError() }
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { fatalError() }
  @objc open func numberOfSections(in tableView: UITableView) -> Int { fatalError() }
  @objc open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    fatalError()
  }
  @objc open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    fatalError()
  }
  @objc open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  { fatalError() }
}
@MainActor public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { fatalError() }
extension UIApplicationDelegate { @MainActor public static func main() {} }
extension UILayoutPriority {
  public static var required: UILayoutPriority { fatalError() }
  public static var defaultHigh: UILayoutPriority { fatalError() }
  public static var defaultLow: UILayoutPriority { fatalError() }
  public static var fittingSizeLevel: UILayoutPriority { fatalError() }
}
extension UIContentSizeCategory { public var isAccessibilityCategory: Bool { fatalError() } }
@MainActor open class UITrackingLayoutGuide: UILayoutGuide {}
@MainActor open class UIKeyboardLayoutGuide: UITrackingLayoutGuide {
  open var usesBottomSafeArea: Bool {
    get { fatalError() }
    set {}
  }
  open var followsUndockedKeyboard: Bool {
    get { fatalError() }
    set {}
  }
}
extension UIView { public var keyboardLayoutGuide: UIKeyboardLayoutGuide { fatalError() } }
extension UIAccessibilityTraits: OptionSet {
  public static var button: UIAccessibilityTraits { fatalError() }
  public static var selected: UIAccessibilityTraits { fatalError() }
  public static var image: UIAccessibilityTraits { fatalError() }
  public static var adjustable: UIAccessibilityTraits { fatalError() }
  public static var header: UIAccessibilityTraits { fatalError() }
}
extension UIAccessibility.Notification {
  public static var screenChanged: UIAccessibility.Notification { fatalError() }
  public static var layoutChanged: UIAccessibility.Notification { fatalError() }
  public static var announcement: UIAccessibility.Notification { fatalError() }
  public static var pageScrolled: UIAccessibility.Notification { fatalError() }
}
extension NSObject {
  @MainActor public var isAccessibilityElement: Bool {
    get { fatalError() }
    set {}
  }
  @MainActor public var accessibilityLabel: String? {
    get { fatalError() }
    set {}
  }
  @MainActor public var accessibilityHint: String? {
    get { fatalError() }
    set {}
  }
  @MainActor public var accessibilityTraits: UIAccessibilityTraits {
    get { fatalError() }
    set {}
  }
  @MainActor public var accessibilityValue: String? {
    get { fatalError() }
    set {}
  }
  @MainActor public var accessibilityElements: [Any]? {
    get { fatalError() }
    set {}
  }
}
public typealias UITrait = any UITraitDefinition.Type
public protocol UITraitChangeRegistration: NSObjectProtocol {}
extension UITraitChangeObservable where Self: UITraitEnvironment {
  @discardableResult public func registerForTraitChanges<Environment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping @MainActor (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration { fatalError() }
}
@MainActor open class UISceneSizeRestrictions: NSObject {
  open var minimumSize: CGSize {
    get { fatalError() }
    set {}
  }
  open var maximumSize: CGSize {
    get { fatalError() }
    set {}
  }
}
extension UIWindowScene { public var sizeRestrictions: UISceneSizeRestrictions? { fatalError() } }
extension UIView {
  public struct LayoutRegion: Hashable, Sendable {
    public enum AdaptivityAxis: Hashable, Sendable { case horizontal, vertical }
    public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      fatalError()
    }
    public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      fatalError()
    }
    public static func readableContent(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
      fatalError()
    }
  }
  public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets { fatalError() }
  public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
    fatalError()
  }
}
extension UIViewController {
  @MainActor public class Transition: NSObject {
    public class func zoom(
      options a0: ZoomOptions? = nil,
      sourceViewProvider a1: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self { fatalError() }
  }
  public var preferredTransition: UIViewController.Transition? {
    get { fatalError() }
    set { fatalError() }
  }
}
extension UIViewController.Transition {
  @MainActor public class ZoomSourceViewProviderContext: NSObject {
    public var sourceViewController: UIViewController { fatalError() }
    public var zoomedViewController: UIViewController { fatalError() }
  }
  @MainActor public class ZoomOptions: NSObject {
    @MainActor public class InteractionContext: NSObject {
      public var location: CGPoint { fatalError() }
      public var velocity: CGVector { fatalError() }
      public var willBegin: Bool { fatalError() }
    }
    @MainActor public class AlignmentRectContext: NSObject {
      public var sourceView: UIView { fatalError() }
      public var zoomedViewController: UIViewController { fatalError() }
    }
    public var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?
    public var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?
    public var dimmingColor: UIColor?
    public var dimmingVisualEffect: UIBlurEffect?
  }
}
