import Foundation

/// One way of finding routes in tables of several sizes. The sizes take turns within each
/// millisecond or so, so that whatever else the machine does slows all of them; and what counts is
/// the least time of each stretch of work.
struct Contest {
  struct Entrant {
    let cases: Cases
    let finder: any Finding
  }

  enum Measure: String, CaseIterable {
    /// The same ten URLs again and again: what the search does.
    case same
    /// 100,000 different URLs, as many for each size, each made right before it is asked for as if
    /// it had just come in; some routes are wanted often, most seldom.
    case popular
    /// The same with all routes equally wanted: how often memory is waited for, at worst.
    case even
    /// One URL at a time, when other work has had the caches: a tap, a request now and then.
    case cold
  }

  let entrants: [Entrant]

  /// Nanoseconds a URL for each size.
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
    // Slow ones get fewer lookups a turn, and fewer turns.
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

  /// The median, because each lookup is measured alone.
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
      // A copy has no room left over, however it was put together.
      String(decoding: Array(finder.text(cases, number, demand, fits: fits).utf8), as: UTF8.self)
    }
  }
}
