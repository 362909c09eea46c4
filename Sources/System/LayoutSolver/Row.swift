/// The value of a basic symbol in symbols that are zero: the terms of a sum, without its constant.
struct Row {
  struct Term {
    var symbol: Int32
    var coefficient: Double
  }

  /// The symbol whose row it is; -1 for a place that is free.
  var owner: Int32
  /// Rising by symbol, each once, none zero.
  var terms: [Term] = []

  /// Zero when the symbol isn't there.
  func coefficient(of symbol: Int32) -> Double {
    let place = terms.place(of: symbol)
    return place < terms.count && terms[place].symbol == symbol ? terms[place].coefficient : 0
  }
}

extension [Row.Term] {
  /// Where the symbol is, or would be.
  func place(of symbol: Int32) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].symbol < symbol { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The sum, if it is more than what rounding leaves when two numbers cancel out.
  static func sum(_ a: Double, _ b: Double) -> Double? {
    let sum = a + b
    return abs(sum) > 1e-10 * (abs(a) + abs(b)) && abs(sum) > 1e-13 ? sum : nil
  }
}
