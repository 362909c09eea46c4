import UIKit

/// A recipe: ingredients beside the steps where there is room. Laid out in the visual format.
final class RecipeScreen: ColumnScreen {
  override var sides: UILayoutGuide { view.readableContentGuide }

  private func step(_ number: Int, _ text: String) -> UIView {
    let row = UIView()
    let circle = UILabel("\(number)", .headline, color: .white).centered()
    circle.backgroundColor = .systemOrange
    circle.layer.cornerRadius = 8
    circle.clipsToBounds = true
    circle.setContentCompressionResistancePriority(.required, for: .horizontal)
    let label = UILabel(text)
    row.add(circle)
    row.add(label)
    let views = ["number": circle, "text": label]
    let metrics = ["gap": 12, "least": 36]
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|[number(>=least)]-gap-[text]|", options: [.alignAllFirstBaseline],
        metrics: metrics, views: views)
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-4-[text]-4-|", metrics: nil, views: views))
    circle.setContentHuggingPriority(.defaultHigh, for: .horizontal)
    return row
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let facts = AdaptiveStack(
      spacing: 16, alignment: .firstBaseline,
      [
        UILabel("40 minutes", .subheadline, color: .secondaryLabel),
        UILabel("Serves four", .subheadline, color: .secondaryLabel),
      ])
    facts.distribution = .fillEqually
    for part in [
      UILabel("Rye pancakes", .largeTitle), facts, UILabel("Ingredients", .title3),
      UILabel("200 g rye flour\n3 eggs\n400 ml milk\nA pinch of salt\nButter for the pan"),
      UILabel("Steps", .title3),
      step(1, "Whisk flour, eggs, milk and salt until nothing is lumpy."),
      step(2, "Let the batter rest for half an hour; rye drinks slowly."),
      step(3, "Bake thin pancakes in plenty of butter."),
    ] { column.addArrangedSubview(part) }
  }
}
