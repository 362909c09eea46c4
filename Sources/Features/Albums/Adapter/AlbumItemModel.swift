/// A photo or video in an app's own data. Properties that are named like a field of `AlbumItem`
/// need no mapping.
///
/// Classes that conform have to be final because the mapping names the type.
public protocol AlbumItemModel {
  /// Describes how fields are read. The default reads properties by their names.
  static var albumFields: FieldMapping<Self> { get }
}

extension AlbumItemModel {
  public static var albumFields: FieldMapping<Self> { .names() }
}
