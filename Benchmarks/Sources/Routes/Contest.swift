import Foundation

/// Measures one algorithm on tables of several sizes. The sizes alternate about every millisecond,
/// so that other load on the machine affects all of them; the minimum time of each batch counts.
struct Contest {
  struct Entrant {
    let cases: Cases
    let finder: any Finding
  }

  enum Measure: String, CaseIterable {
    /// The same ten URLs repeatedly: the cost of the search.
    case same
    /// 100,000 different URLs, the same number for each size, each made right before its lookup as
    /// if it had just arrived; a few routes are frequent, most are rare.
    case popular
    /// The same with equally frequent routes: the worst case for memory latency.
    case even
    /// One URL at a time after other work has used the caches: a tap or an occasional request.
    case cold
  }

  let entrants: [Entrant]

  /// Nanoseconds per URL for each size.
  func times(_ measure: Measure, fits: Bool) -> [Double] {
    switch measure {
    case .same: same(fits)
    case .popular: different(.popular, fits)
    case .even: different(.even, fits)
    case .cold: cold(fits)
    }
  }

  private func same(_ fits: Bool) -> [Double] {
    let texts = entrants.map { $0.texts(0..<10, .even, fits) }
    // Slow ones get fewer lookups per batch, and fewer batches.
    let repeats = entrants.indices.map { index in
      max(1, Int(200_000 / max(1, ask(entrants[index], texts[index], fits))))
    }
    var best = entrants.map { _ in Double.infinity }
    let start = DispatchTime.now().uptimeNanoseconds
    for turn in 0..<500 {
      if turn >= 3, DispatchTime.now().uptimeNanoseconds > start + 2_000_000_000 { break }
      for index in entrants.indices {
        var time = 0.0
        for _ in 0..<repeats[index] { time += ask(entrants[index], texts[index], fits) }
        best[index] = min(best[index], time / Double(repeats[index] * 10))
      }
    }
    return best
  }

  private func different(_ demand: Demand, _ fits: Bool) -> [Double] {
    let length = 500
    let stretches = Cases.urlCount / length
    var best = entrants.map { _ in [Double](repeating: .infinity, count: stretches) }
    for _ in 0..<6 {
      for stretch in 0..<stretches {
        for (index, entrant) in entrants.enumerated() {
          let texts = entrant.texts(
            stretch * length..<(stretch + 1) * length, demand, fits)
          best[index][stretch] = min(best[index][stretch], ask(entrant, texts, fits))
        }
      }
    }
    return best.map { $0.reduce(0, +) / Double(Cases.urlCount) }
  }

  /// The median, because each lookup is measured separately.
  private func cold(_ fits: Bool) -> [Double] {
    // Larger than any cache.
    var others = [UInt8](repeating: 0, count: 64 << 20)
    var times = entrants.map { _ in [Double]() }
    for number in 0..<101 {
      for (index, entrant) in entrants.enumerated() {
        let text = entrant.texts(number..<number + 1, .even, fits)
        for line in stride(from: 0, to: others.count, by: 64) { others[line] &+= 1 }
        times[index].append(ask(entrant, text, fits))
      }
    }
    return times.map { $0.sorted()[$0.count / 2] }
  }

  private func ask(_ entrant: Entrant, _ texts: [String], _ fits: Bool) -> Double {
    var found = 0
    let time = Clock.ns {
      for text in texts where entrant.finder.find(text) { found += 1 }
    }
    precondition(found == (fits ? texts.count : 0), "a finder is wrong")
    return time
  }
}

extension Contest.Entrant {
  func texts(_ numbers: Range<Int>, _ demand: Demand, _ fits: Bool) -> [String] {
    numbers.map { number in
      // A copy has no spare capacity, however it was built.
      String(decoding: Array(finder.text(cases, number, demand, fits: fits).utf8), as: UTF8.self)
    }
  }
}
