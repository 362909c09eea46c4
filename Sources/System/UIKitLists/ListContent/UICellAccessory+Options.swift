import QuartzCore

extension UICellAccessory {
  /// Options for the appearance of a disclosure indicator.
  @MainActor public struct DisclosureIndicatorOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// Creates options; `nil` selects the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options for the appearance of a detail button.
  @MainActor public struct DetailOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options; `nil` selects the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options for the appearance of a checkmark.
  @MainActor public struct CheckmarkOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options; `nil` selects the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// Options for the appearance of a delete button.
  @MainActor public struct DeleteOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the symbol; `nil` for white.
    public var tintColor: UIColor?
    /// The color behind the symbol; `nil` for red.
    public var backgroundColor: UIColor?
    /// Creates options; `nil` selects the default values.
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

  /// Options for the appearance of an insert button.
  @MainActor public struct InsertOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the symbol; `nil` for white.
    public var tintColor: UIColor?
    /// The color behind the symbol; `nil` for green.
    public var backgroundColor: UIColor?
    /// Creates options; `nil` selects the default values.
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

  /// Options for the appearance of a reorder control.
  @MainActor public struct ReorderOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether a separator is shown between the accessory and
    /// others before it. The default value is `true`.
    public var showsVerticalSeparator: Bool
    /// Creates options; `nil` selects the default values.
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

  /// Options for the appearance of a circle that shows whether an item is selected.
  @MainActor public struct MultiselectOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color of the symbol; `nil` for white.
    public var tintColor: UIColor?
    /// The color behind the symbol; `nil` for the cell's tint color.
    public var backgroundColor: UIColor?
    /// Creates options; `nil` selects the default values.
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

  /// Options for the appearance and behavior of an outline's chevron.
  @MainActor public struct OutlineDisclosureOptions {
    /// The areas that expand and collapse an item.
    public enum Style: Sendable {
      /// The whole cell for the headers of a list, the chevron for others.
      case automatic
      /// The whole cell.
      case header
      /// The chevron; the rest of the cell selects the item.
      case cell
    }

    /// The area that expands and collapses the item. The default value is `automatic`.
    public var style: Style
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the cell's tint color.
    public var tintColor: UIColor?
    /// Creates options; `nil` selects the default values.
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

  /// Options for the appearance of a label.
  @MainActor public struct LabelOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// The font.
    public var font: UIFont
    /// A Boolean value that determines whether the font follows the user's text size. The default
    /// value is `true`.
    public var adjustsFontForContentSizeCategory: Bool
    /// Creates options; `nil` selects the default values.
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

  /// Options for the appearance of a pop-up menu button.
  @MainActor public struct PopUpMenuOptions {
    /// A Boolean value that determines whether the accessory is hidden while its space stays
    /// reserved. The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the accessory.
    public var reservedLayoutWidth: LayoutDimension
    /// The color; `nil` for the system's.
    public var tintColor: UIColor?
    /// Creates options; `nil` selects the default values.
    public init(
      isHidden: Bool? = nil, reservedLayoutWidth: LayoutDimension? = nil, tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden ?? false
      self.reservedLayoutWidth = reservedLayoutWidth ?? .actual
      self.tintColor = tintColor
    }
  }

  /// The configuration of an accessory with a custom view.
  @MainActor public struct CustomViewConfiguration {
    /// The view.
    public let customView: UIView
    /// The placement of the view.
    public let placement: Placement
    /// A Boolean value that determines whether the view is hidden while its space stays reserved.
    /// The default value is `false`.
    public var isHidden: Bool
    /// The width that is reserved for the view.
    public var reservedLayoutWidth: LayoutDimension
    /// The view's tint color; `nil` for the cell's.
    public var tintColor: UIColor?
    /// A Boolean value that determines whether the view keeps the size of its frame even if it has
    /// an intrinsic size. The default value is `false`.
    public var maintainsFixedSize: Bool
    /// Creates a configuration; `nil` selects the default values.
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
