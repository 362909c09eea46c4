import Imaging
import PhotoEditing
import PhotoIndexing
import UIKit
import UIKitCompat

extension EditingScene {
  /// The longest side in pixels of an edited photo on paper: that of A4 with 300 pixels an inch.
  nonisolated private static let printedSide: CGFloat = 3508

  /// Prints photos with their edits, each on a page of its own. Videos are left out.
  func printPhotos(_ photos: [Photo]) {
    let stills = photos.filter { !$0.isVideo }
    guard let first = stills.first else { return }
    guard UIPrintInteractionController.isPrintingAvailable else {
      return files.work.show(String(gallery: "This desktop can’t print from here."))
    }
    let info = UIPrintInfo.printInfo()
    info.jobName = stills.count == 1 ? first.name : String(gallery: "\(stills.count) Photos")
    info.outputType = .photo
    Task {
      var items: [Any] = []
      for photo in stills { items.append(await printedItem(photo)) }
      let controller = UIPrintInteractionController.shared
      controller.printInfo = info
      controller.printingItems = items
      controller.present(animated: true) { [weak self] _, _, error in
        guard error != nil else { return }
        self?.files.work.show(String(gallery: "The photos couldn’t be printed."))
      }
    }
  }

  /// The file, or what its edit makes of it in the data of a file: both are decoded when their page
  /// is drawn, so that many photos don't fill the memory.
  private func printedItem(_ photo: Photo) async -> Any {
    guard edits.isEdited(photo.id) else { return photo.url }
    let (edit, renderer, file) = (
      edits.edit(of: photo.id), edits.renderer, ImageFile(url: photo.url)
    )
    let data = await Task.detached(priority: .userInitiated) { () -> Data? in
      let side = CGSize(width: Self.printedSide, height: Self.printedSide)
      guard let image = try? file.image(fitting: edit.decodedSize(for: side), .inside),
        let pixels = PixelBuffer(image)
      else { return nil }
      let edited = renderer.render(edit, from: pixels)?.image(scale: 1)
      return edited.flatMap { file.data(of: $0, as: .jpeg, quality: 0.95) }
    }.value
    return data ?? photo.url
  }
}
