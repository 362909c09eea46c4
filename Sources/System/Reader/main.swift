import Confinement
import GstPlayback
import MetadataServing
import VipsCodec

// Reads strangers' files for the program that starts it; nobody starts it by hand.
switch CommandLine.arguments.dropFirst().first.flatMap(ReaderProgram.Role.init(rawValue:)) {
case .metadata: MetadataServer.serve(writes: false)
case .rewriting: MetadataServer.serve(writes: true)
case .videos: VideoServer.serve()
case let role?: ImageServer.serve(role)
case nil: break
}
