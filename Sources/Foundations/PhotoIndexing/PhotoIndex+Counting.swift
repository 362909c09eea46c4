import Foundation
import GRDB

/// A month in which photos were taken.
public struct MonthCount: Hashable, Sendable {
  /// The year.
  public var year: Int
  /// The month, 1…12.
  public var month: Int
  /// The number of photos.
  public var count: Int
}

/// A keyword of photos.
public struct TagCount: Hashable, Sendable {
  /// The keyword, in its most frequent spelling.
  public var tag: String
  /// The number of photos.
  public var count: Int
}

/// A camera of photos.
public struct CameraCount: Hashable, Sendable {
  /// The name of the camera.
  public var camera: String
  /// The number of photos.
  public var count: Int
}

/// Photos that were taken near each other.
public struct PlaceCluster: Hashable, Sendable {
  /// The mean latitude of the photos, in degrees.
  public var latitude: Double
  /// The mean longitude of the photos, in degrees.
  public var longitude: Double
  /// The number of photos.
  public var count: Int
  /// The newest of them.
  public var newest: PhotoID
  /// The cell of the grid in which they are.
  public var bounds: CoordinateBounds
}

/// A part of the earth between two latitudes and two longitudes.
public struct CoordinateBounds: Hashable, Sendable {
  /// The southern edge in degrees.
  public var south: Double
  /// The western edge in degrees; east of the eastern one where it lies across the date line.
  public var west: Double
  /// The northern edge in degrees.
  public var north: Double
  /// The eastern edge in degrees.
  public var east: Double

  /// Creates bounds.
  public init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }
}

extension PhotoIndex {
  /// Returns the months in which photos were taken, the newest first.
  public func months(under roots: [FileID]) throws(PhotoIndexError) -> [MonthCount] {
    let conditions = Conditions(under: roots)
    return try told {
      try database.read { database in
        try GRDB.Row.fetchAll(
          database,
          sql: """
            SELECT month, count(*) FROM file WHERE \(conditions.sql) GROUP BY month ORDER BY month DESC
            """, arguments: conditions.arguments
        ).map { row in
          let month: Int = row[0]
          return MonthCount(year: month / 12, month: month % 12 + 1, count: row[1])
        }
      }
    }
  }

  /// Returns the keywords of photos, the most frequent first.
  public func tags(under roots: [FileID]) throws(PhotoIndexError) -> [TagCount] {
    let conditions = Conditions(under: roots)
    return try told {
      try database.read { database in
        // The spelling of a group is that of the row with the maximum, which is SQLite's rule.
        try GRDB.Row.fetchAll(
          database,
          sql: """
            SELECT word, sum(n) AS total, max(n) FROM (
              SELECT folded, word, count(*) AS n FROM keyword
                JOIN file ON file.id = keyword.file WHERE \(conditions.sql) GROUP BY folded, word)
            GROUP BY folded ORDER BY total DESC, folded
            """, arguments: conditions.arguments
        ).map { TagCount(tag: $0[0], count: $0[1]) }
      }
    }
  }

  /// Returns the names of cameras, the most frequent first.
  public func cameras(under roots: [FileID]) throws(PhotoIndexError) -> [CameraCount] {
    var conditions = Conditions(under: roots)
    conditions.add("camera IS NOT NULL")
    return try told {
      try database.read { database in
        try GRDB.Row.fetchAll(
          database,
          sql: """
            SELECT camera, count(*) FROM file WHERE \(conditions.sql)
              GROUP BY camera ORDER BY 2 DESC, camera
            """, arguments: conditions.arguments
        ).map { CameraCount(camera: $0[0], count: $0[1]) }
      }
    }
  }

  /// Returns the folders with photos, and the number of photos directly in each.
  public func folders(under roots: [FileID]) throws(PhotoIndexError) -> [FileID: Int] {
    let conditions = Conditions(under: roots)
    return try told {
      try database.read { database in
        let rows = try Data.fetchCursor(
          database, sql: "SELECT path FROM file WHERE \(conditions.sql)",
          arguments: conditions.arguments)
        var counts: [FileID: Int] = [:]
        // Consecutive paths are usually of one folder.
        var (folder, count) = (Data(), 0)
        while let path = try rows.next() {
          let end = path.lastIndex(of: FileID.slash) ?? path.startIndex
          let next = path[..<max(end, path.startIndex + 1)]
          if next != folder {
            if count > 0 { counts[FileID(folder), default: 0] += count }
            (folder, count) = (next, 0)
          }
          count += 1
        }
        if count > 0 { counts[FileID(folder), default: 0] += count }
        return counts
      }
    }
  }

  // MARK: Places

  /// Returns the photos that were taken within bounds, the oldest first.
  public func photos(
    in bounds: CoordinateBounds, under roots: [FileID]
  ) throws(PhotoIndexError) -> [PhotoID] {
    var conditions = Conditions(under: roots)
    conditions.add("latitude BETWEEN ? AND ?", [bounds.south, bounds.north])
    let joint = bounds.west <= bounds.east ? "AND" : "OR"
    conditions.add("(longitude >= ? \(joint) longitude <= ?)", [bounds.west, bounds.east])
    return try numbers(
      "SELECT id FROM file WHERE \(conditions.sql) ORDER BY moment, id", conditions.arguments)
  }

  /// Returns where photos were taken, by the cells of a grid, those with most photos first.
  ///
  /// - Parameter degrees: The height and width of a cell. A tenth is about 11 km from south to
  ///   north.
  public func places(
    under roots: [FileID], degrees: Double = 0.1
  ) throws(PhotoIndexError) -> [PlaceCluster] {
    precondition(degrees > 0, "places(under:degrees:) needs cells larger than 0")
    var conditions = Conditions(under: roots)
    conditions.add("latitude IS NOT NULL AND longitude IS NOT NULL")
    return try told {
      try database.read { database in
        // The number is that of the row with the maximum, which is SQLite's rule.
        try GRDB.Row.fetchAll(
          database,
          sql: """
            SELECT avg(latitude), avg(longitude), count(*), id, max(moment),
              CAST((latitude + 90) / ? AS INTEGER) AS y, CAST((longitude + 180) / ? AS INTEGER) AS x
            FROM file WHERE \(conditions.sql) GROUP BY y, x ORDER BY 3 DESC, y, x
            """, arguments: [degrees, degrees] + conditions.arguments
        ).map { row in
          let (south, west) = (
            (row[5] as Double) * degrees - 90, (row[6] as Double) * degrees - 180
          )
          return PlaceCluster(
            latitude: row[0], longitude: row[1], count: row[2], newest: PhotoID(rawValue: row[3]),
            bounds: CoordinateBounds(
              south: south, west: west, north: south + degrees, east: west + degrees))
        }
      }
    }
  }
}
