@_exported import RouteMatching
