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
  /// The server answered with an error, by its HTTP status.
  case refused(status: Int)
  /// A dictionary or JSON object lacks a key.
  case missingKey(String, keys: [String])
  /// The value of a key is not a list of dictionaries.
  case notAList(key: String, type: String)
  /// The data is not JSON, or a value could not be encoded.
  case unreadableData(reason: String)

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
    case .refused(let status):
      String(localized: "The server does not send the image (\(status)).", bundle: .albums)
    case .missingKey(let key, let keys):
      "There is no key “\(key)”\(Self.guess(key, of: keys)). "
        + "Name the album's own keys in AlbumRecordKeys. "
        + "There are: \(keys.joined(separator: ", "))."
    case .notAList(let key, let type):
      "“\(key)” is of type \(type), and not a list of dictionaries."
    case .unreadableData(let reason): "The data can't be read as an album: \(reason)"
    }
  }

  private static var itemFields: [String] { AlbumField.allCases.map(\.rawValue) }

  /// Names that differ only in letter case are the usual mistake.
  private static func guess(_ name: String, of names: [String]) -> String {
    let likely = names.first { $0.lowercased() == name.lowercased() }
    return likely.map { " (did you mean “\($0)”?)" } ?? ""
  }
}
