import HostInterface

extension TabBarButton: SemanticsDescribing {
  var semanticsRole: SemanticsRole? { .tab }
}
