import SwiftSyntax

/// `#if os(iOS)` asks for UIKit instead, and modules are imported as a whole, those that only Apple
/// has where they are.
struct ConditionPass: PortingPass {
  func port(_ file: SourceFile, in project: ProjectIndex) -> (edits: [Edit], remarks: [Remark]) {
    let reader = ConditionReader(file)
    reader.walk(file.tree)
    return (reader.edits, reader.remarks)
  }
}

private final class ConditionReader: SyntaxVisitor {
  private let file: SourceFile
  var edits: [Edit] = []
  var remarks: [Remark] = []

  /// Modules that come with Vitrine or with Swift.
  private static let here: Set<String> = [
    "UIKit", "QuartzCore", "AVFoundation", "Foundation", "Swift", "Dispatch", "XCTest", "Testing",
  ]
  /// Modules that are nowhere else than on Apple's systems, and whether code can do without them, as
  /// UIKit and Foundation have what it mostly takes of them.
  private static let apple: [String: Bool] = [
    "CoreGraphics": true, "ObjectiveC": true, "CoreFoundation": true, "Darwin": true,
    "ImageIO": false, "MobileCoreServices": false, "UniformTypeIdentifiers": false,
    "SafariServices": false, "WebKit": false, "MapKit": false, "Photos": false, "PhotosUI": false,
    "CoreData": false, "Combine": false, "os": false, "CoreText": false,
    "CoreImage": false, "StoreKit": false, "AudioToolbox": false, "MessageUI": false,
    "CoreLocation": false, "GameplayKit": false, "SpriteKit": false, "Vision": false,
    "UserNotifications": false, "Contacts": false, "AVKit": false, "CoreMedia": false,
    "Accelerate": false, "Metal": false, "MetalKit": false, "AppKit": false, "WatchKit": false,
    "Security": false, "LocalAuthentication": false, "CoreMotion": false,
  ]

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  /// Geometry comes with UIKit, which a file that imports only CoreGraphics doesn't import.
  private func fallback(for module: String) -> String {
    let importsUIKit = file.tree.statements.contains {
      $0.item.as(ImportDeclSyntax.self)?.path.first?.name.text == "UIKit"
    }
    return module == "CoreGraphics" && !importsUIKit ? "#else\nimport UIKit\n" : ""
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    guard let condition = node.condition else { return .visitChildren }
    let calls = OSCalls(viewMode: .sourceAccurate)
    calls.walk(condition)
    for call in calls.found {
      edits.append(Edit(call.start, call.end, "canImport(UIKit)"))
      remarks.append(
        file.remark(file.line(of: call), .changed, "os(iOS) asks whether there is UIKit"))
    }
    // What asks for geometry finds it in UIKit; what imports the module stays as it is.
    let asksForUIKit = condition.trimmedDescription.contains("canImport(UIKit)")
    let imports = node.elements?.trimmedDescription.contains("import CoreGraphics") == true
    for call in calls.ofGeometry where !asksForUIKit && !imports && !node.isForObjectiveC {
      edits.append(Edit(call.start, call.end, "(canImport(CoreGraphics) || canImport(UIKit))"))
      remarks.append(
        file.remark(file.line(of: call), .changed, "UIKit has what is asked of CoreGraphics"))
    }
    return .visitChildren
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    let line = file.line(of: node)
    if module == "SwiftUI" {
      let isAsked = node.ancestors.contains { $0.is(IfConfigClauseSyntax.self) }
      guard !isAsked else { return .skipChildren }
      edits.append(Edit(at: 0, "#if canImport(SwiftUI)\n"))
      edits.append(Edit(at: file.text.utf8.count, "\n#endif\n"))
      remarks.append(file.remark(line, .changed, "the file is compiled where there is SwiftUI"))
      return .skipChildren
    }
    if let isNeedless = Self.apple[module] {
      let isAsked = node.ancestors.contains {
        $0.as(IfConfigClauseSyntax.self)?.condition?.trimmedDescription.contains(module) == true
          || $0.as(IfConfigClauseSyntax.self)?.condition == nil && $0.is(IfConfigClauseSyntax.self)
      }
      guard !isAsked else { return .skipChildren }
      edits.append(
        Edit(
          node.start, node.end,
          "#if canImport(\(module))\n\(node.trimmedDescription)\n\(fallback(for: module))#endif"))
      remarks.append(
        file.remark(
          line, isNeedless ? .changed : .left,
          "\(module) is imported where it is"
            + (isNeedless ? "" : "; what the file takes of it has to be replaced")))
    } else if Self.here.contains(module), node.path.count > 1 || node.importKindSpecifier != nil {
      let attributes = node.attributes.isEmpty ? "" : node.attributes.trimmedDescription + " "
      edits.append(Edit(node.start, node.end, "\(attributes)import \(module)"))
      remarks.append(file.remark(line, .changed, "\(module) is imported as a whole"))
    }
    return .skipChildren
  }
}

private final class OSCalls: SyntaxVisitor {
  var found: [FunctionCallExprSyntax] = []
  var ofGeometry: [FunctionCallExprSyntax] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.trimmedDescription == "os(iOS)" { found.append(node) }
    if node.trimmedDescription == "canImport(CoreGraphics)" { ofGeometry.append(node) }
    return .visitChildren
  }
}
