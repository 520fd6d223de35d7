// Package run_generate is the body of "rkllmd generate".
package run_generate

import (
	"context"
	"errors"
	"os/signal"
	"runtime"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/library/open_backend"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/run/parse_model_options"
	"rkllmd/cli/settings/read_library"
	"rkllmd/faces/lines/serve_lines"
	"rkllmd/generation"
	"rkllmd/utils"
)

// RunGenerate returns the body of "rkllmd generate". What it logs goes to stderr, warnings and errors only. Ctrl-C and
// SIGTERM abort the runs.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunGenerate(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) error {
		options, err := parse_model_options.ParseModelOptions(command, args)
		if err != nil {
			return err
		}
		library, err := read_library.ReadLibrary(command)
		if err != nil {
			return err
		}
		defer flush_log.FlushLog(set_up_log.SetUpLog(command.ErrOrStderr(), "text", utils.LevelWarn))
		runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 1) // the thread that computes holds its place
		stop, restore := signal.NotifyContext(context.Background(), unix.SIGINT, unix.SIGTERM)
		defer restore()
		backend, err := open_backend.OpenBackend(options, library, embedded)
		if err != nil {
			return err
		}
		defer backend.Close()
		err = serve_lines.ServeLines(backend, generation.SessionOptions{}, command.InOrStdin(), command.OutOrStdout(),
			stop)
		if stop.Err() != nil && errors.Is(err, context.Canceled) {
			return cli.ErrInterrupted
		}
		return err
	}
}
