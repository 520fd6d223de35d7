// Package run_uma is the body of "rkllmd uma".
package run_uma

import (
	"fmt"
	"os/signal"

	"github.com/spf13/cobra"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/daemon/abort_on_signal"
	"rkllmd/cli/daemon/open_daemon_socket"
	"rkllmd/cli/terminal/watch_signals"
	"rkllmd/cli/terminal/write_pieces"
	"rkllmd/cli/uma"
	"rkllmd/cli/uma/format_uma_end"
	"rkllmd/cli/uma/parse_uma_options"
	"rkllmd/cli/uma/show_uma_events"
	"rkllmd/cli/uma/show_uma_text"
	"rkllmd/utils"
)

// RunUMA sends one message to the UMA socket of a daemon and prints what comes: the text of the answer, and on stderr
// how it ended; with --json the events; with --metrics the snapshot. The first signal cancels a request, with
// cli.ErrInterrupted when its last event has come; the second one, and any where nothing can be cancelled, ends the
// connection.
//
// **Runs on:** the main goroutine.
func RunUMA(command *cobra.Command, args []string) (err error) {
	options, err := parse_uma_options.ParseUMAOptions(command, args)
	if err != nil {
		return err
	}
	signal.Ignore(unix.SIGPIPE)
	signals := watch_signals.WatchSignals()
	defer signal.Stop(signals)
	conn, err := open_daemon_socket.OpenDaemonSocket(options.Socket, cli.SettingUMASocket.Flag)
	if err != nil {
		return err
	}
	defer conn.Close()
	session := &cli.Session{Client: &cli.Client{Conn: conn, Abort: options.Cancel}}
	defer func() {
		if session.Interrupted.Load() {
			err = cli.ErrInterrupted
		}
	}()
	go abort_on_signal.AbortOnSignal(session, signals, cli.SignalPause)
	// a daemon that does not take it all says why, or is gone: both are read
	_ = write_pieces.WritePieces(conn, options.Message, options.Split, uma.PiecePause)
	session.Running.Store(options.Cancel != nil)
	if options.Framing == utils.FramingLine && !options.Metrics {
		return show_uma_text.ShowUMAText(conn, command.OutOrStdout())
	}
	end, err := show_uma_events.ShowUMAEvents(session.Client, options, command.OutOrStdout())
	session.Running.Store(false)
	if err != nil || options.Raw || options.Metrics {
		return err
	}
	fmt.Fprintln(command.ErrOrStderr(), format_uma_end.FormatUMAEnd(end))
	return nil
}
