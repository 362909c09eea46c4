import Confinement
import PhotoMetadata
import VipsCodec

// Reads strangers' files for the program that starts it; nobody starts it by hand.
switch CommandLine.arguments.dropFirst().first.flatMap(ReaderProgram.Role.init(rawValue:)) {
case .metadata: MetadataServer.serve()
case let role?: ImageServer.serve(role)
case nil: break
}
