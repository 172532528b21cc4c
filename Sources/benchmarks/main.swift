import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())
let status =
    switch arguments.first {
    case "floor": FloorCommand.run(Array(arguments.dropFirst()))
    case "first-text": FirstText.run(Array(arguments.dropFirst()))
    case "list-memory": ListMemory.run(Array(arguments.dropFirst()))
    case "card-rounds": CardsBenchmark.run(Array(arguments.dropFirst()))
    case "golden-rounds": GoldenRounds.run(Array(arguments.dropFirst()))
    case "solver" where arguments.count > 1 && arguments[1] != "--json":
        SolverBenchmark.run(Array(arguments.dropFirst()))
    case "solver-check": SolverCheck.run(Array(arguments.dropFirst()))
    default: BenchmarkCommand.run(arguments)
    }
exit(status)
