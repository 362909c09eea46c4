import Foundation

/// An error in an app's data or mapping, thrown before anything is shown, or the reason why a page
/// has nothing to show.
public enum AlbumError: Error, Hashable, LocalizedError, CustomStringConvertible {
  /// A mapping by names has a target that is not a field of `AlbumItem`.
  case unknownField(String)
  /// A mapping by names has a source that is not a property of the model.
  case unknownModelField(String, model: String, fields: [String])
  /// Two properties are mapped to one field.
  case mappedTwice(field: String)
  /// A property's type can't be converted to the field's.
  case unsuitableType(String, modelField: String, field: String)
  /// The data source returned more titles than categories.
  case tooManyTitles(Int, categories: Int)
  /// The item has no URL to load from.
  case noAddress
  /// The browser's `loadItem` is not set.
  case noLoader

  public var errorDescription: String? { description }

  public var description: String {
    switch self {
    case .unknownField(let name):
      "AlbumItem has no field “\(name)”\(Self.guess(name, of: Self.itemFields)). "
        + "Use one of: \(Self.itemFields.joined(separator: ", "))."
    case .unknownModelField(let name, let model, let fields):
      "\(model) has no field “\(name)”\(Self.guess(name, of: fields)). "
        + "Write the model's property first and the field second. It has: "
        + "\(fields.joined(separator: ", "))."
    case .mappedTwice(let field):
      "Two properties are mapped to “\(field)”. Remove one of them."
    case .unsuitableType(let type, let modelField, let field):
      "“\(modelField)” is of type \(type), which can't be converted to “\(field)”. "
        + "Map it by its key path, with a conversion."
    case .tooManyTitles(let titles, let categories):
      "There are \(titles) titles for \(categories) categories. Return at most one for each."
    case .noAddress: String(localized: "This page has no URL to load from.", bundle: .albums)
    case .noLoader: "No loader is set. Set the album browser's loadItem."
    }
  }

  private static var itemFields: [String] { AlbumField.allCases.map(\.rawValue) }

  /// Names that differ only in letter case are the usual mistake.
  private static func guess(_ name: String, of names: [String]) -> String {
    let likely = names.first { $0.lowercased() == name.lowercased() }
    return likely.map { " (did you mean “\($0)”?)" } ?? ""
  }
}
