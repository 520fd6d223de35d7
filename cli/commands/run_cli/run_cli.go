// Package run_cli runs the program.
package run_cli

import (
	"errors"
	"fmt"
	"io"

	"rkllmd/cli"
	"rkllmd/cli/commands/create_root_command"
	"rkllmd/cli/worker/serve_runtime"
	"rkllmd/isolation/inside"
	"rkllmd/utils/wake_scheduler"
)

// RunCLI runs the command line of a program with that embedded runtime and returns the exit code. Errors are printed on
// stderr, one line each.
//
// **Runs on:** the main goroutine.
func RunCLI(embedded cli.Embedded, args []string, stdin io.Reader, stdout, stderr io.Writer) int {
	if len(args) > 0 && args[0] == inside.Mark {
		return serve_runtime.ServeRuntime(embedded, stderr)
	}
	wake_scheduler.WakeScheduler()
	root := create_root_command.CreateRootCommand(embedded)
	root.SetArgs(args)
	root.SetIn(stdin)
	root.SetOut(stdout)
	root.SetErr(stderr)
	command, err := root.ExecuteC()
	switch {
	case err == nil:
		return cli.ExitDone
	case errors.Is(err, cli.ErrInterrupted):
		return cli.ExitInterrupted
	case errors.Is(err, cli.ErrClosed):
		return cli.ExitClosed
	case errors.Is(err, cli.ErrProblems):
		return cli.ExitFailed
	case errors.Is(err, cli.ErrUsage):
		fmt.Fprintf(stderr, "%s: %v\n", command.CommandPath(), err)
		return cli.ExitUsage
	}
	fmt.Fprintf(stderr, "%s: %v\n", command.CommandPath(), err)
	return cli.ExitFailed
}
