// Package watch_signals listens for the signals that ask a program to stop.
package watch_signals

import (
	"os"
	"os/signal"

	"golang.org/x/sys/unix"
)

// WatchSignals returns a channel that gets SIGINT, SIGTERM and SIGHUP from now on instead of the program being killed
// by them. A SIGHUP that the program was started to ignore (nohup) stays ignored. End it with signal.Stop.
//
// **Runs on:** any thread.
func WatchSignals() chan os.Signal {
	signals := make(chan os.Signal, 2)
	signal.Notify(signals, unix.SIGINT, unix.SIGTERM)
	if !signal.Ignored(unix.SIGHUP) {
		signal.Notify(signals, unix.SIGHUP)
	}
	return signals
}
