import LayoutSolver
import Testing

/// The cases that come with Cassowary and its paper.
@Suite struct CassowaryCasesTests {
  private let solver = Solver()

  /// Asks weakly for the value that it has.
  private func stay(_ variable: LinearExpression, at value: Double, _ priority: Priority = 1) {
    _ = solver.add((variable == LinearExpression(constant: value)).at(priority))
  }

  private func expect(
    _ expression: LinearExpression, _ value: Double, at location: SourceLocation = #_sourceLocation
  ) {
    let found = solver.value(of: expression)
    #expect(abs(found - value) < 1e-8, "\(found) is not \(value)", sourceLocation: location)
  }

  @Test func simple() {
    let (x, y) = (solver.unknown(), solver.unknown())
    (stay(x, at: 167), stay(y, at: 2))
    _ = solver.add(x == y)
    #expect(solver.solve() == nil)
    #expect(solver.value(of: x) == solver.value(of: y))
  }

  @Test func stays() {
    let (x, y) = (solver.unknown(), solver.unknown())
    (stay(x, at: 5), stay(y, at: 10))
    (expect(x, 5), expect(y, 10))
  }

  @Test func edited() {
    let (a, b) = (solver.makeVariable(), solver.unknown())
    let x = LinearExpression(a)
    _ = solver.add(b == 2 * x + 1)
    solver.suggest(3, for: a)
    expect(b, 7)
    solver.suggest(-8, for: a)
    expect(b, -15)
    solver.endEditing(a)
    stay(b, at: 5)
    expect(x, 2)
  }

  @Test func editedTogether() {
    let variables = (0..<4).map { _ in solver.makeVariable() }
    let (x, y, w, h) = (variables[0], variables[1], variables[2], variables[3])
    for variable in variables { stay(LinearExpression(variable), at: 0) }
    (solver.suggest(10, for: x), solver.suggest(20, for: y))
    #expect(variables.map(solver.value) == [10, 20, 0, 0])
    (solver.suggest(30, for: w), solver.suggest(40, for: h))
    #expect(variables.map(solver.value) == [10, 20, 30, 40])
    (solver.endEditing(w), solver.endEditing(h), solver.suggest(50, for: x))
    #expect(variables.map(solver.value) == [50, 20, 0, 0])
  }

  @Test func inconsistent1() {
    let x = solver.unknown()
    #expect(solver.tryAdding(x == 10) == nil)
    #expect(solver.tryAdding(x == 5) != nil)
    expect(x, 10)
  }

  @Test func inconsistent2() {
    let x = solver.unknown()
    #expect(solver.tryAdding(x >= 10) == nil)
    #expect(solver.tryAdding(x <= 5) != nil)
    #expect(solver.value(of: x) >= 10 - 1e-8)
  }

  @Test func inconsistent3() {
    let (w, x, y, z) = (solver.unknown(), solver.unknown(), solver.unknown(), solver.unknown())
    for constraint in [w >= 10, x >= w, y >= x, z >= y, z >= 8] {
      #expect(solver.tryAdding(constraint) == nil)
    }
    #expect(solver.tryAdding(z <= 4)?.constraints.count == 5)
    #expect(solver.value(of: z) >= 10 - 1e-8)
  }

  @Test func casso1() {
    let (x, y) = (solver.unknown(), solver.unknown())
    _ = [x <= y, y == x + 3, (x == 10).at(250), (y == 10).at(250)].map(solver.add)
    let values = [solver.value(of: x), solver.value(of: y)]
    #expect(values == [10, 13] || values == [7, 10])
  }

  @Test func addedAndDeleted1() {
    let x = solver.unknown()
    stay(x, at: 100)
    expect(x, 100)
    let (ten, twenty) = (solver.add(x <= 10), solver.add(x <= 20))
    expect(x, 10)
    solver.remove(ten)
    expect(x, 20)
    solver.remove(twenty)
    expect(x, 100)
    let again = [solver.add(x <= 10), solver.add(x <= 10)]
    expect(x, 10)
    solver.remove(again[0])
    expect(x, 10)
    solver.remove(again[1])
    expect(x, 100)
  }

  @Test func addedAndDeleted2() {
    let (x, y) = (solver.unknown(), solver.unknown())
    (stay(x, at: 100), stay(y, at: 120, 250))
    let (ten, twenty) = (solver.add(x <= 10), solver.add(x <= 20))
    (expect(x, 10), expect(y, 120))
    solver.remove(ten)
    (expect(x, 20), expect(y, 120))
    let product = solver.add(2 * x == y)
    (expect(x, 20), expect(y, 40))
    solver.remove(twenty)
    (expect(x, 60), expect(y, 120))
    solver.remove(product)
    (expect(x, 100), expect(y, 120))
  }

  /// A quadrilateral whose middles follow its corners, one of which is dragged out of the window.
  @Test func quadrilateral() {
    let corners = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    let points = corners.map { _ in (solver.makeVariable(), solver.makeVariable()) }
    let middles = corners.map { _ in (solver.unknown(), solver.unknown()) }
    let x = points.map { LinearExpression($0.0) }
    let y = points.map { LinearExpression($0.1) }
    for (index, corner) in corners.enumerated() {
      (stay(x[index], at: corner.0), stay(y[index], at: corner.1))
      let next = (index + 1) % 4
      _ = solver.add(2 * middles[index].0 == x[index] + x[next])
      _ = solver.add(2 * middles[index].1 == y[index] + y[next])
      _ = [x[index] >= 0, x[index] <= 500, y[index] >= 0, y[index] <= 500].map(solver.add)
    }
    for (left, right) in [(0, 2), (0, 3), (1, 2), (1, 3)] {
      _ = solver.add(x[left] + 20 <= x[right])
    }
    for (top, bottom) in [(0, 1), (0, 2), (3, 1), (3, 2)] {
      _ = solver.add(y[top] + 20 <= y[bottom])
    }
    #expect(solver.solve() == nil)
    (expect(middles[0].0, 10), expect(middles[0].1, 105), expect(middles[2].0, 200))
    solver.suggest(300, for: points[0].0)
    (expect(x[0], 300), expect(x[2], 320), expect(x[3], 320), expect(middles[3].0, 310))
    solver.suggest(600, for: points[0].0)
    (expect(x[0], 480), expect(x[2], 500), expect(x[3], 500))
  }

  @Test func button() {
    let (left, right) = (solver.unknown(), solver.unknown())
    let (leftOne, widthOne) = (solver.unknown(), solver.unknown())
    let (leftTwo, widthTwo) = (solver.unknown(), solver.unknown())
    _ = [
      widthOne == widthTwo, leftOne == left + 50, leftTwo + widthTwo == right - 50,
      leftTwo >= leftOne + widthOne + 100, widthOne >= 87, widthTwo >= 113, left == 0,
      (widthOne == 87).at(750), (widthTwo == 113).at(750), (right == 0).at(1),
    ].map(solver.add)
    (expect(leftOne, 50), expect(widthOne, 113), expect(leftTwo, 263), expect(right, 426))
  }

  /// xm is in the middle of xl and xr, which stays below 100.
  @Test func paper() {
    let (l, m, r) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    let (xl, xm, xr) = (LinearExpression(l), LinearExpression(m), LinearExpression(r))
    _ = [2 * xm == xl + xr, xl + 10 <= xr, xr <= 100, xl >= 0].map(solver.add)
    (stay(xl, at: 30), stay(xm, at: 50, 2), stay(xr, at: 70))
    #expect(solver.solve() == nil)
    (expect(xm, 50))
    solver.suggest(90, for: m)
    (expect(xm, 90), expect(xr, 100), expect(xl, 80))
    solver.suggest(98, for: m)
    (expect(xm, 95), expect(xl, 90), expect(xr, 100))
    solver.endEditing(m)
    expect(xm, 50)
  }
}
