@_exported import UIKitRecording
