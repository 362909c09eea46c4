/// What several photos say: the same, or different things.
enum CommonValue<Value: Equatable>: Equatable {
  case same(Value)
  case mixed

  init(_ values: [Value], none: Value) {
    let first = values.first ?? none
    self = values.allSatisfy { $0 == first } ? .same(first) : .mixed
  }

  var value: Value? { if case .same(let value) = self { value } else { nil } }
}
