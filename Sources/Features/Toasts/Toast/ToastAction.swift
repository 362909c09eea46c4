/// The one button of a toast.
@MainActor struct ToastAction {
  let title: String
  let perform: () -> Void
}
