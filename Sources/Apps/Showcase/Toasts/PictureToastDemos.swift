import Toasts
import UIKit

/// Demos of toasts with images.
extension Catalog {
  static let imageToastDemos: [Demo] = [
    Demo(
      "toast-image", "Image at the bottom", "An image of the app, at the bottom edge."
    ) { ToastController($0, photo: 6, showImage) },
    Demo(
      "toast-animation", "Animation",
      "Five images in turn, repeated each second, at three quarters of the height."
    ) { ToastController($0, photo: 11, showAnimation) },
    Demo(
      "toast-web-image", "From a server",
      "A closure of the app loads the image. Its size is known, so nothing moves when it arrives."
    ) { ToastController($0, photo: 3, showWebImage) },
    Demo(
      "toast-gif", "GIF", "An animated image plays, each frame for its own duration."
    ) { ToastController($0, photo: 7, showGIF) },
    Demo(
      "toast-text-and-image", "Text and image",
      "A text at once, and below it an image from the server when it has loaded."
    ) { ToastController($0, photo: 0, showTextAndImage) },
  ]

  @MainActor private static func showImage(_ canvas: CanvasController) {
    let item = ImageToastItem(image: UIImage(systemName: "photo"))
    canvas.view.makeToast(item)
      .updateItem {
        $0.configure = { $0.tintColor = .white }
        $0.spokenText = String(showcase: "A photo was added")
      }
      .position(.bottom, offset: -24).dismissesOnTap().show()
  }

  @MainActor private static func showAnimation(_ canvas: CanvasController) {
    let names = ["chevron.up", "chevron.right", "chevron.down", "chevron.left", "checkmark"]
    let item = ImageToastItem(images: names.compactMap { UIImage(systemName: $0) }, duration: 1)
    canvas.view.makeToast(item)
      .updateItem { $0.configure = { $0.tintColor = .white } }
      .position(.threeQuarter).duration(.seconds(5)).dismissesOnTap().show()
  }

  @MainActor private static func fetched(_ index: Int) -> ImageToastItem? {
    let photos = Samples.photos
    guard photos.indices.contains(index) else { return nil }
    let item = PhotoServer.remote(photos[index], speed: 100_000)
    return ImageToastItem(url: item.url) { _, view in
      Task { [weak view] in
        let pixels = CGSize(width: 300, height: 300)
        view?.image = try? await PhotoLoader.shared.load(item, pixels: pixels)
      }
    }
  }

  @MainActor private static func showWebImage(_ canvas: CanvasController) {
    guard let item = fetched(1) else { return }
    canvas.view.makeToast(item)
      .updateItem {
        $0.imageSize = .fixed(CGSize(width: 150, height: 150))
        $0.contentMode = .scaleAspectFill
        $0.configure = {
          $0.clipsToBounds = true
          $0.layer.cornerRadius = 6
          $0.backgroundColor = UIColor(white: 1, alpha: 0.15)
        }
      }
      .duration(.forever).id("web").dismissesOnTap().show()
  }

  @MainActor private static func showGIF(_ canvas: CanvasController) {
    guard let file = Samples.animations.first?.file,
      let image = UIImage(contentsOfFile: file.path)
    else { return }
    canvas.view.makeToast(ImageToastItem(image: image))
      .updateItem {
        $0.imageSize = .fixed(CGSize(width: 120, height: 120))
        $0.margins = UIEdgeInsets(top: 14, left: 14, bottom: 14, right: 14)
      }
      .duration(.forever).id("gif").dismissesOnTap().show()
  }

  @MainActor private static func showTextAndImage(_ canvas: CanvasController) {
    guard let image = fetched(3) else { return }
    image.options.imageSize = .fixed(CGSize(width: 96, height: 96))
    image.options.contentMode = .scaleAspectFill
    image.options.configure = {
      $0.clipsToBounds = true
      $0.layer.cornerRadius = 48
      $0.backgroundColor = UIColor(white: 1, alpha: 0.15)
    }
    let text = TextToastItem(text: String(showcase: "A raccoon was here"))
    canvas.view.makeToast(MixedToastItem(first: text, second: image))
      .duration(.seconds(6)).dismissesOnTap().show()
  }
}
