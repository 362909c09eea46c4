import Foundation
import Testing

@testable import PhotoIndexing

/// The towns near which photos are found.
@Suite struct TownTests {
  @Test func theSystemsListIsRead() throws {
    #expect(TownList.system.towns.count > 300)
    let oslo = try #require(Town.named("OSLO"))
    #expect(abs(oslo.latitude - 59.917) < 0.01 && abs(oslo.longitude - 10.75) < 0.01)
    #expect(Town.named("New York")?.zone == "America/New_York")
    #expect(Town.named("Atlantis") == nil && Town.named("") == nil)
    #expect(Town.named("Rome")?.name(in: Locale(identifier: "de")) == "Rom")
    #expect(Town.named("Tokyo")?.name(in: Locale(identifier: "ja")) == "東京")
    #expect(Town.named("Rome")?.englishName == "Rome")
  }

  @Test func namesOfTheLanguageAreFoundToo() {
    let text = "# comment\nIT\t+4154+01229\tEurope/Rome\nNO\t+5955+01045\tEurope/Oslo\tall\n"
    let list = TownList(text: text, languages: ["en", "de"])
    #expect(list.towns.map(\.zone) == ["Europe/Rome", "Europe/Oslo"])
    #expect(list.byName["rom"] == list.towns[0] && list.byName["rome"] == list.towns[0])
    #expect(
      TownList.languages(in: ["LANGUAGE": "de:fr", "LANG": "de_AT.UTF-8"]) == ["de", "fr", "de_AT"])
    #expect(TownList.languages(in: ["LANG": "C.UTF-8"]).isEmpty)
  }

  @Test(arguments: [
    "", "IT", "IT\t\tEurope/Rome", "IT\t+4154\tx", "IT\t+9954+01229\tx", "IT\t+41x4+01229\tx",
    "IT\t+415+01229\tx", "IT\t++\tx", "\t\t\t", "IT\t+4154+99929\tx",
  ])
  func linesThatAreNoTownAreLeftOut(_ line: String) {
    #expect(TownList(text: line, languages: ["en"]).towns.isEmpty)
  }

  @Test func theNearestIsFoundWithinItsReach() {
    #expect(Town.nearest(latitude: 59.95, longitude: 10.9)?.zone == "Europe/Oslo")
    #expect(Town.nearest(latitude: 62, longitude: 10.75) == nil)
    // Across the date line.
    let town = Town(zone: "x/Fiji", latitude: -18, longitude: 179.9)
    #expect(town.distance(latitude: -18, longitude: -179.9) < 25)
    #expect(Town.nearest(latitude: .nan, longitude: .nan) == nil)
  }

  @Test func degreesArePlacesToo() throws {
    let bergen = try #require(Town.at("60.39,5.32"))
    #expect(bergen.distance(latitude: 60.4, longitude: 5.3) < 2)
    #expect(bergen.name(in: Locale(identifier: "de")) == "60.39,5.32")
    #expect(PhotoQuery("near:60.39,5.32").tokens.map(\.value) == [.near(bergen)])
    // As a map gives them.
    for text in ["60.39,5.32", "60.39, 5.32"] {
      let tokens = PhotoQuery("lake \(text) 2020").tokens
      #expect(tokens.map(\.value).contains(.near(bergen)), "\(text)")
      #expect(PhotoQuery(text).tokens.map(\.text) == ["near:60.39,5.32"])
    }
    let others = [
      "60,5", "1.5, 2", "60.39", "60.39 5.32", "\"60.39, 5.32\"", "99.99,5.32", "1.2.3,4.56",
    ]
    for text in others {
      let isPlace = PhotoQuery(text).tokens.contains {
        if case .near = $0.value { true } else { false }
      }
      #expect(!isPlace, "\(text)")
    }
    #expect(Town.at("-33.9,18.4")?.latitude == -33.9)
    for text in ["", "60", "60,5,3", "91,5", "60,181", "nan,5", "inf,5", ",", "Bergen"] {
      #expect(Town.at(text) == nil, "\(text)")
    }
  }
}
