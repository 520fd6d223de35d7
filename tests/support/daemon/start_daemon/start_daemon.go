// Package start_daemon starts the real daemon.
package start_daemon

import (
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/wait_for_socket"
	"rkllmd/utils/wake_scheduler"
)

// Options is how the daemon is to be started. The zero value: built with the race detector, a socket of its own.
type Options struct {
	Plain  bool     // without the race detector: for figures
	Socket string   // "" is a new path
	Flags  []string // of rkllmd serve
}

// Daemon is a running daemon.
type Daemon struct {
	Path    string // of the socket
	Process *os.Process
	Log     string        // the file that has its output
	Exited  chan struct{} // closed when the process has ended
}

// StartDaemon starts `rkllmd serve` and waits until it listens. When the test ends, the daemon gets SIGTERM unless it
// has ended already; it must exit with 0, which a data race prevents, and leave no socket behind.
func StartDaemon(tb testing.TB, options Options) *Daemon {
	tb.Helper()
	wake_scheduler.WakeScheduler() // the test waits in the kernel too
	folder := tb.TempDir()
	d := &Daemon{Path: options.Socket, Log: filepath.Join(folder, "log"), Exited: make(chan struct{})}
	if d.Path == "" {
		d.Path = filepath.Join(folder, "rkllm.sock")
	}
	log, err := os.Create(d.Log)
	require.NoError(tb, err)
	defer log.Close()
	// models that lie on this machine are no part of a test
	flags := append([]string{"serve", "--socket", d.Path, "--models", "none"}, options.Flags...)
	command := daemon_command.DaemonCommand(tb, !options.Plain, flags...)
	command.Stdout, command.Stderr = log, log
	command.SysProcAttr = &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(tb, command.Start())
	d.Process = command.Process
	go func() {
		command.Wait()
		close(d.Exited)
	}()
	tb.Cleanup(func() {
		d.Process.Signal(unix.SIGTERM)
		select {
		case <-d.Exited:
		case <-time.After(2 * time.Minute):
			d.Process.Signal(unix.SIGQUIT)
			<-d.Exited
		}
		assert.Zero(tb, command.ProcessState.ExitCode(), "the daemon's exit code (66: a data race)")
		assert.NoFileExists(tb, d.Path)
		if text, _ := os.ReadFile(d.Log); tb.Failed() {
			tb.Logf("the daemon's log:\n%s", text)
		}
	})
	wait_for_socket.WaitForSocket(tb, d.Path, d.Exited)
	return d
}
