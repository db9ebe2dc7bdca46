import Foundation
import TestSupport

/// Runs the tool as a process of its own.
func lproj(
    _ arguments: String...,
    in folder: TemporaryFolder? = nil,
    environment: [String: String] = [:]
) throws -> Run {
    try Run(arguments, program: builtProgram("lproj"), environment: environment, in: folder?.url)
}

/// The resources of the reference app.
let appResources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Resources")
