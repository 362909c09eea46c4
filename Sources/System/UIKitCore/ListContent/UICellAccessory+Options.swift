import QuartzCore

extension UICellAccessory {
  /// How a chevron to another screen looks.
  @MainActor public struct DisclosureIndicatorOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a button with more to tell looks.
  @MainActor public struct DetailOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a checkmark looks.
  @MainActor public struct CheckmarkOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a button that deletes looks.
  @MainActor public struct DeleteOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the sign; nil for white.
    public var tintColor: UIColor?
    /// The color behind the sign; nil for red.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How a button that inserts looks.
  @MainActor public struct InsertOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the sign; nil for white.
    public var tintColor: UIColor?
    /// The color behind the sign; nil for green.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the lines look by which an item is dragged.
  @MainActor public struct ReorderOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// Whether there is a line between the accessory and others before it. The default is true.
    public var showsVerticalSeparator: Bool
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator ?? true
    }
  }

  /// How the circle looks that shows whether an item is selected.
  @MainActor public struct MultiselectOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the sign; nil for white.
    public var tintColor: UIColor?
    /// The color behind the sign; nil for the cell's tint color.
    public var backgroundColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .standard
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the chevron of an outline looks, and where a person touches it.
  @MainActor public struct OutlineDisclosureOptions {
    /// What expands and collapses an item.
    public enum Style: Sendable {
      /// The whole cell for the headers of a list, the chevron for others.
      case automatic
      /// The whole cell.
      case header
      /// The chevron; the rest of the cell selects the item.
      case cell
    }

    /// What expands and collapses the item. The default is automatic.
    public var style: Style
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options; nil stands for the default.
    public init(
      style: Style = .automatic, isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// How a text looks.
  @MainActor public struct LabelOptions {
    /// Whether the accessory is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the accessory has.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; nil for the system's.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// Whether the font follows the user's text size. The default is true.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options; nil stands for the default.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      font: UIFont? = nil, adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.font = font ?? .preferredFont(forTextStyle: .body)
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory ?? true
    }
  }

  /// A view of the app.
  @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// Where the view is.
    public let placement: Placement
    /// Whether the view is hidden but has its room. The default is false.
    public var isHidden: Bool
    /// The room that the view has.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint color; nil for the cell's.
    public var tintColor: UIColor?
    /// Whether the view keeps the size of its frame, also if it has a natural size. The default is false.
    public var maintainsFixedSize: Bool
    /// Creates a configuration; nil stands for the default.
    public init(
      customView: UIView, placement: Placement, isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize ?? false
    }
  }
}
