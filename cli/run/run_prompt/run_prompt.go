// Package run_prompt is the body of "rkllmd run".
package run_prompt

import (
	"fmt"
	"os/signal"
	"runtime"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/abort_on_signal"
	"rkllmd/cli/daemon/call_method"
	"rkllmd/cli/daemon/close_session"
	"rkllmd/cli/daemon/load_model"
	"rkllmd/cli/daemon/open_session"
	"rkllmd/cli/daemon/set_param_limits"
	"rkllmd/cli/run/describe_stop"
	"rkllmd/cli/run/format_speed"
	"rkllmd/cli/run/parse_run_options"
	"rkllmd/cli/run/run_named"
	"rkllmd/cli/run/show_held"
	"rkllmd/cli/run/show_run"
	"rkllmd/cli/settings/name_flags"
	"rkllmd/cli/terminal/format_words"
	"rkllmd/cli/terminal/watch_signals"
)

// RunPrompt returns the body of "rkllmd run": it runs one prompt through one model, which it asks for by name
// (run_named) or loads, on a private daemon or one that is there, and prints the text as it comes and the speed at the
// end. A signal ends it early, in order, with cli.ErrInterrupted. A standard output that is closed early ends it with
// an error instead of SIGPIPE, so that nothing is left behind.
//
// **Runs on:** any thread. What it returns runs on the main goroutine.
func RunPrompt(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) (err error) {
		options, err := parse_run_options.ParseRunOptions(command, args)
		if err != nil {
			return err
		}
		if options.Search != nil {
			return run_named.RunNamed(command, options)
		}
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		signal.Ignore(unix.SIGPIPE)
		signals := watch_signals.WatchSignals()
		defer signal.Stop(signals)
		held := options.Schema != "" || options.Grammar != "" || options.System != "" || options.JSON
		session, err := open_session.OpenSession(options.Socket, options.Library, held, command.ErrOrStderr())
		if err != nil {
			return err
		}
		session.Leave = make(chan struct{})
		defer func() {
			if closing := close_session.CloseSession(session); err == nil {
				err = closing
			}
			if session.Interrupted.Load() {
				err = cli.ErrInterrupted
			}
		}()
		go abort_on_signal.AbortOnSignal(session, signals, cli.SignalPause)
		limits, err := set_param_limits.SetParamLimits(session.Client, options.Param, options.Context, 0, embedded)
		if err != nil {
			return err
		}
		if err := load_model.LoadModel(session.Client, options.Param, command.ErrOrStderr()); err != nil {
			return name_flags.NameFlags(err)
		}
		session.Loaded = true
		if held {
			path := session.Daemon.HTTP
			return show_held.ShowHeld(command, cli.Endpoint{URL: "http://localhost", Unix: path,
				Name: "unix://" + path}, session.Leave, options)
		}
		if options.NoTemplate {
			if _, err := call_method.CallMethod(session.Client, "rkllm.set_chat_template", []any{nil, "", "",
				""}); err != nil {
				return err
			}
		}
		session.Running.Store(true)
		perf, first, err := show_run.ShowRun(session.Client, options.Prompt, command.OutOrStdout())
		session.Running.Store(false)
		if err != nil {
			return name_flags.NameFlags(err)
		}
		said := format_speed.FormatSpeed(perf, first)
		if stop := describe_stop.DescribeStop(limits, perf); stop != "" {
			said = stop + "\n" + said
		}
		fmt.Fprintln(command.ErrOrStderr(), format_words.FormatWords(command.ErrOrStderr(), 0, said))
		return nil
	}
}
