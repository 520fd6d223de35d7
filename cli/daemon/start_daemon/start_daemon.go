// Package start_daemon starts a private daemon.
package start_daemon

import (
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"syscall"

	"rkllmd/cli"
	"rkllmd/utils/describe_system_error"
)

// StartDaemon starts "executable serve" as a child process on a socket in a new temporary directory that only this user
// can enter. The child has a process group of its own, so that Ctrl-C reaches it only through its parent, and the
// kernel ends it when the calling OS thread ends: callers lock that thread. It is told which library to serve, and
// whether by its HTTP front-end too, for one client, on a socket beside the other; settings meant for other daemons are
// kept from it. Its warnings go to stderr.
//
// **Runs on:** a locked goroutine.
func StartDaemon(executable string, library cli.LibraryChoice, http bool, stderr io.Writer) (*cli.Daemon, error) {
	directory, err := os.MkdirTemp("", "rkllmd-")
	if err != nil {
		return nil, fmt.Errorf("cannot make a directory for the private daemon's socket in %s: %w", os.TempDir(),
			describe_system_error.DescribeSystemError(err))
	}
	daemon := &cli.Daemon{Directory: directory, Socket: filepath.Join(directory, "rkllm.sock"),
		Exited: make(chan struct{})}
	daemon.Command = exec.Command(executable, "serve", "--socket", daemon.Socket, "--log-level", "warn",
		"--library", library.Path, "--rkllm-version", library.Version, "--exact="+strconv.FormatBool(library.Exact))
	for _, path := range library.Paths { // again the first, which counts once
		daemon.Command.Args = append(daemon.Command.Args, "--library", path)
	}
	if library.Verdicts != nil {
		daemon.Command.Args = append(daemon.Command.Args, "--library-state", library.Verdicts.Path)
	}
	if http {
		daemon.HTTP = filepath.Join(directory, "http.sock")
		daemon.Command.Args = append(daemon.Command.Args, "--http", "unix://"+daemon.HTTP, "--sequences", "1")
	}
	for _, variable := range os.Environ() {
		name, _, _ := strings.Cut(variable, "=")
		if !strings.HasPrefix(name, "RKLLMD_") && name != "RKLLM_MAX_CLIENTS" && name != "RKLLM_LIBRARY" {
			daemon.Command.Env = append(daemon.Command.Env, variable)
		}
	}
	daemon.Command.Stderr = stderr
	daemon.Command.SysProcAttr = &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGTERM}
	if err := daemon.Command.Start(); err != nil {
		os.RemoveAll(directory)
		return nil, fmt.Errorf("cannot start the private daemon, %s: %w", executable,
			describe_system_error.DescribeSystemError(err))
	}
	go func() {
		daemon.Command.Wait()
		close(daemon.Exited)
	}()
	return daemon, nil
}
