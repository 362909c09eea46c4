extension Tableau {
  func validate(_ what: String) {
    for (i, r) in rows.enumerated() where r.owner >= 0 {
      precondition(Int(symbols[Int(r.owner)].row) == i, "\(what): owner")
      for t in r.terms {
        precondition(!symbols[Int(t.symbol)].isBasic, "\(what): basic in row")
        precondition(symbols[Int(t.symbol)].column.filter { $0 == i }.count == 1, "\(what): column of \(t.symbol) row \(i) \(symbols[Int(t.symbol)].column)")
      }
    }
    for (j, s) in symbols.enumerated() { for r in s.column { precondition(rows[Int(r)].coefficient(of: Int32(j)) != 0, "\(what): stale \(j) in \(r) owner \(rows[Int(r)].owner) basic \(s.isBasic)") } }
  }
}
