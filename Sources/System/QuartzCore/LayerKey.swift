import Quartz2D

/// The animatable properties, with the names that animations and actions use.
package enum LayerKey: String {
  case bounds, position, zPosition, anchorPoint, anchorPointZ, transform, sublayerTransform
  case hidden, opacity, cornerRadius, backgroundColor, borderWidth, borderColor
  case shadowColor, shadowOpacity, shadowOffset, shadowRadius, shadowPath
  case contents, contentsRect
  case path, fillColor, strokeColor, lineWidth, strokeStart, strokeEnd
  case colors, locations, startPoint, endPoint
  case fontSize, foregroundColor

  var stale: Stale {
    switch self {
    case .position, .zPosition, .anchorPointZ, .transform, .hidden, .opacity: .placement
    case .anchorPoint: [.placement, .sublayers]
    case .bounds: [.placement, .appearance, .sublayers]
    case .sublayerTransform: .sublayers
    default: [.placement, .appearance]
    }
  }

  /// A Boolean value that indicates whether a change is animated implicitly by default. `hidden`
  /// and `contents` aren't, because they would need a cross-fade.
  var animatesImplicitly: Bool {
    switch self {
    case .hidden, .contents, .shadowPath, .path: false
    default: true
    }
  }

  private enum Slot {
    case scalar(WritableKeyPath<LayerValues, CGFloat>)
    case point(WritableKeyPath<LayerValues, CGPoint>)
    case size(WritableKeyPath<LayerValues, CGSize>)
    case rect(WritableKeyPath<LayerValues, CGRect>)
    case transform(WritableKeyPath<LayerValues, CATransform3D>)
    case color(WritableKeyPath<LayerValues, CGColor?>)
    case path(WritableKeyPath<LayerValues, CGPath?>)
    case image(WritableKeyPath<LayerValues, CGImage?>)
    case flag(WritableKeyPath<LayerValues, Bool>)
    case colors(WritableKeyPath<LayerValues, [CGColor]>)
    case scalars(WritableKeyPath<LayerValues, [CGFloat]>)
  }

  private var slot: Slot {
    switch self {
    case .bounds: .rect(\.bounds)
    case .position: .point(\.position)
    case .zPosition: .scalar(\.rare.zPosition)
    case .anchorPoint: .point(\.anchorPoint)
    case .anchorPointZ: .scalar(\.rare.anchorPointZ)
    case .transform: .transform(\.transform)
    case .sublayerTransform: .transform(\.rare.sublayerTransform)
    case .hidden: .flag(\.isHidden)
    case .opacity: .scalar(\.opacity)
    case .cornerRadius: .scalar(\.cornerRadius)
    case .backgroundColor: .color(\.backgroundColor)
    case .borderWidth: .scalar(\.rare.borderWidth)
    case .borderColor: .color(\.rare.borderColor)
    case .shadowColor: .color(\.rare.shadowColor)
    case .shadowOpacity: .scalar(\.rare.shadowOpacity)
    case .shadowOffset: .size(\.rare.shadowOffset)
    case .shadowRadius: .scalar(\.rare.shadowRadius)
    case .shadowPath: .path(\.rare.shadowPath)
    case .contents: .image(\.image)
    case .contentsRect: .rect(\.rare.contentsRect)
    case .path: .path(\.rare.shape.path)
    case .fillColor: .color(\.rare.shape.fillColor)
    case .strokeColor: .color(\.rare.shape.strokeColor)
    case .lineWidth: .scalar(\.rare.shape.lineWidth)
    case .strokeStart: .scalar(\.rare.shape.strokeStart)
    case .strokeEnd: .scalar(\.rare.shape.strokeEnd)
    case .colors: .colors(\.rare.gradient.colors)
    case .locations: .scalars(\.rare.gradient.locations)
    case .startPoint: .point(\.rare.gradient.startPoint)
    case .endPoint: .point(\.rare.gradient.endPoint)
    case .fontSize: .scalar(\.rare.text.fontSize)
    case .foregroundColor: .color(\.rare.text.foregroundColor)
    }
  }

  func value(in values: LayerValues) -> AnimatableValue {
    switch slot {
    case .scalar(let path): .scalar(values[keyPath: path])
    case .point(let path): .point(values[keyPath: path])
    case .size(let path): .size(values[keyPath: path])
    case .rect(let path): .rect(values[keyPath: path])
    case .transform(let path): .transform(values[keyPath: path])
    case .color(let path): .color(values[keyPath: path])
    case .path(let path): .path(values[keyPath: path])
    case .image(let path): .image(values[keyPath: path])
    case .flag(let path): .flag(values[keyPath: path])
    case .colors(let path): .colors(values[keyPath: path])
    case .scalars(let path): .scalars(values[keyPath: path])
    }
  }

  /// Sets the property; a value of a different kind is ignored.
  func set(_ value: AnimatableValue, in values: inout LayerValues) {
    switch (slot, value) {
    case (.scalar(let path), .scalar(let new)): values[keyPath: path] = new
    case (.point(let path), .point(let new)): values[keyPath: path] = new
    case (.size(let path), .size(let new)): values[keyPath: path] = new
    case (.rect(let path), .rect(let new)): values[keyPath: path] = new
    case (.transform(let path), .transform(let new)): values[keyPath: path] = new
    case (.color(let path), .color(let new)): values[keyPath: path] = new
    case (.path(let path), .path(let new)): values[keyPath: path] = new
    case (.image(let path), .image(let new)): values[keyPath: path] = new
    case (.flag(let path), .flag(let new)): values[keyPath: path] = new
    case (.colors(let path), .colors(let new)): values[keyPath: path] = new
    case (.scalars(let path), .scalars(let new)): values[keyPath: path] = new
    default: break
    }
  }
}
