import Testing
import UIKit
import UIKitStage

@testable import PhotoBrowsing

/// What browsers say, in the languages that they know.
@MainActor @Suite(.serialized) struct LocalizedPageTests {
  @Test func pagesSpeakTheUsersLanguage() {
    let words = [
      "en": [
        "This file is damaged: a part of it is missing.", "Try Again", "View Original",
        "View Original (3.2 MB)",
      ],
      "de": [
        "Diese Datei ist beschädigt: Ein Teil fehlt.", "Erneut versuchen", "Original anzeigen",
        "Original anzeigen (3,2 MB)",
      ],
    ]
    for (language, texts) in words {
      let stage = Stage()
      stage.preferredLanguages = [language]
      #expect(DamageNote(damage: .incomplete).text == texts[0])
      let page = ErrorPage(message: "", onRetry: {})
      let titles = page.subviews.compactMap { ($0 as? UIButton)?.currentTitle }
      #expect(titles == [texts[1]])
      #expect(OriginalButton<Int>.offer(nil) == texts[2])
      #expect(OriginalButton<Int>.offer(3_200_000) == texts[3])
    }
  }
}
