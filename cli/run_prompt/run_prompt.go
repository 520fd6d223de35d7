// Package run_prompt is the body of "rkllmd run".
package run_prompt

import (
	"fmt"
	"os/signal"
	"runtime"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/call_method"
	"rkllmd/cli/close_session"
	"rkllmd/cli/complete_param"
	"rkllmd/cli/describe_stop"
	"rkllmd/cli/format_speed"
	"rkllmd/cli/interrupt_session"
	"rkllmd/cli/load_model"
	"rkllmd/cli/name_flags"
	"rkllmd/cli/open_session"
	"rkllmd/cli/parse_run_options"
	"rkllmd/cli/stream_run"
	"rkllmd/cli/watch_signals"
)

// RunPrompt returns the body of "rkllmd run": it runs one prompt through one model, on a private daemon or one that is there, and prints the text as it comes
// and the speed at the end. A signal ends it early, in order, with cli.ErrInterrupted. A standard output that is closed
// early ends it with an error instead of SIGPIPE, so that nothing is left behind.
//
// **Runs on:** any; the returned function runs on the main goroutine.
func RunPrompt(embedded cli.Embedded) func(*cobra.Command, []string) error {
	return func(command *cobra.Command, args []string) (err error) {
		options, err := parse_run_options.ParseRunOptions(command, args)
		if err != nil {
			return err
		}
		runtime.LockOSThread()
		defer runtime.UnlockOSThread()
		signal.Ignore(unix.SIGPIPE)
		signals := watch_signals.WatchSignals()
		defer signal.Stop(signals)

		session, err := open_session.OpenSession(options.Socket, options.Library, false, command.ErrOrStderr())
		if err != nil {
			return err
		}
		defer func() {
			if closing := close_session.CloseSession(session); err == nil {
				err = closing
			}
			if session.Interrupted.Load() {
				err = cli.ErrInterrupted
			}
		}()
		go interrupt_session.InterruptSession(session, signals, cli.SignalPause)
		limits, err := complete_param.CompleteParam(session.Client, options.Param, options.Context, 0, embedded)
		if err != nil {
			return err
		}
		if err := load_model.LoadModel(session.Client, options.Param, command.ErrOrStderr()); err != nil {
			return name_flags.NameFlags(err)
		}
		session.Loaded = true
		if options.NoTemplate {
			if _, err := call_method.CallMethod(session.Client, "rkllm.set_chat_template", []any{nil, "", "", ""}); err != nil {
				return err
			}
		}
		session.Running.Store(true)
		perf, first, err := stream_run.StreamRun(session.Client, options.Prompt, command.OutOrStdout())
		session.Running.Store(false)
		if err != nil {
			return name_flags.NameFlags(err)
		}
		if stop := describe_stop.DescribeStop(limits, perf); stop != "" {
			fmt.Fprintln(command.ErrOrStderr(), stop)
		}
		fmt.Fprintln(command.ErrOrStderr(), format_speed.FormatSpeed(perf, first))
		return nil
	}
}
