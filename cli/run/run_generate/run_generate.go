// Package run_generate is the body of "rkllmd generate".
package run_generate

import (
	"context"
	"errors"
	"os/signal"
	"runtime"
	"time"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/library/flush_log"
	"rkllmd/cli/library/open_backend"
	"rkllmd/cli/library/set_up_log"
	"rkllmd/cli/run/parse_model_options"
	"rkllmd/cli/run/stop_generate"
	"rkllmd/cli/settings/read_isolation"
	"rkllmd/cli/settings/read_library"
	"rkllmd/cli/terminal/watch_signals"
	"rkllmd/faces/lines/serve_lines"
	"rkllmd/server"
	"rkllmd/utils"
)

// RunGenerate returns the body of "rkllmd generate". What it logs goes to stderr, warnings and errors only. Ctrl-C and
// SIGTERM abort the runs, and end the program in any case within server.EndTime. So does a reader of the answers that
// goes away (cli.ErrClosed).
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
		if err = read_isolation.ReadIsolation(command, &library); err != nil {
			return err
		}
		log := set_up_log.SetUpLog(command.ErrOrStderr(), "text", utils.LevelWarn)
		defer flush_log.FlushLog(log)
		runtime.GOMAXPROCS(runtime.GOMAXPROCS(0) + 1) // the thread that computes holds its place
		signals := watch_signals.WatchSignals()
		defer signal.Stop(signals)
		stop, cancel := context.WithCancel(context.Background())
		defer cancel()
		ended := make(chan struct{})
		defer close(ended)
		go stop_generate.StopGenerate(signals, cancel, ended, log, time.Duration(server.EndTime-server.LogTime),
			cli.SignalPause)
		backend, err := open_backend.OpenBackend(options, library, embedded)
		if err != nil {
			return err
		}
		defer backend.Close()
		err = serve_lines.ServeLines(backend, command.InOrStdin(), command.OutOrStdout(), stop)
		switch {
		case stop.Err() != nil && (errors.Is(err, context.Canceled) || errors.Is(err, unix.EPIPE)):
			return cli.ErrInterrupted // Ctrl-C ends all programs of a pipe
		case errors.Is(err, unix.EPIPE): // who reads the answers has had enough
			return cli.ErrClosed
		}
		return err
	}
}
