// Package start_shared starts the daemon that a user's commands share.
package start_shared

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"syscall"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/utils/describe_system_error"
)

// StartShared starts "executable serve" with its sockets in folder. It outlives this process: it has a session of its
// own, and its log goes to a file in folder. It ends when nobody has used it for search.Keep. Settings meant for other
// daemons are kept from it, but for those that say which library there is and where the models are.
//
// **Runs on:** any thread. lock_start's lock is held. Errors: it cannot be started.
func StartShared(executable, folder string, search cli.DaemonSearch) (*cli.Daemon, error) {
	started := &cli.Daemon{Directory: folder, Socket: filepath.Join(folder, daemon.SharedSocket),
		HTTP: filepath.Join(folder, daemon.SharedHTTP), Exited: make(chan struct{})}
	log, err := os.OpenFile(filepath.Join(folder, daemon.SharedLog), os.O_WRONLY|os.O_CREATE|os.O_TRUNC, 0o600)
	if err != nil {
		return nil, fmt.Errorf("cannot write the log of the daemon: %w", describe_system_error.DescribeSystemError(err))
	}
	defer log.Close()
	started.Command = exec.Command(executable, "serve", "--socket", started.Socket, "--http", "unix://"+started.HTTP,
		"--idle-exit", search.Keep, "--keep-alive", search.Keep, "--library", search.Library.Path, "--rkllm-version",
		search.Library.Version, "--models", search.Models)
	for _, path := range search.Library.Paths { // again the first, which counts once
		started.Command.Args = append(started.Command.Args, "--library", path)
	}
	for _, variable := range os.Environ() {
		name, _, _ := strings.Cut(variable, "=")
		if !strings.HasPrefix(name, "RKLLMD_") && !strings.HasPrefix(name, "RKLLM_") {
			started.Command.Env = append(started.Command.Env, variable)
		}
	}
	started.Command.Dir, started.Command.Stdout, started.Command.Stderr = "/", log, log
	started.Command.SysProcAttr = &syscall.SysProcAttr{Setsid: true}
	if err := started.Command.Start(); err != nil {
		return nil, fmt.Errorf("cannot start a daemon, %s: %w", executable,
			describe_system_error.DescribeSystemError(err))
	}
	go func() {
		started.Command.Wait()
		close(started.Exited)
	}()
	return started, nil
}
