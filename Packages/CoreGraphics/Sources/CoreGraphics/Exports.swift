// Points, transforms, paths, colors and images are Quartz2D's; contexts and gradients QuartzCore's,
// whose layers come along.
@_exported import Foundation
@_exported import Quartz2D
@_exported import QuartzCore
