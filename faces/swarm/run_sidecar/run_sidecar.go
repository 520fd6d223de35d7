// Package run_sidecar runs a host's sidecar once.
package run_sidecar

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"syscall"
	"time"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/log_sidecar_event"
)

// RunSidecar starts the sidecar, logs what it says, and returns when it has ended: by itself, or because Stop was
// closed. It is told to end by the end of its standard input, so that it ends with this process as well, however that
// does; one that does not is killed after swarm.SidecarLimit. It has a process group of its own: Ctrl-C is not for it.
//
// **Runs on:** any thread that may wait. It returns when the sidecar has ended. Errors: it cannot be started; how it
// has ended.
func RunSidecar(s *swarm.Sidecar) error {
	command := exec.Command(s.Node, s.Arguments...)
	command.Env, command.SysProcAttr = s.Environment, &syscall.SysProcAttr{Setpgid: true}
	stdin, err := command.StdinPipe()
	if err != nil {
		return fmt.Errorf("cannot start the sidecar: %w", err)
	}
	lines, writer, err := os.Pipe()
	if err != nil {
		return fmt.Errorf("cannot start the sidecar: %w", err)
	}
	defer lines.Close()
	command.Stdout, command.Stderr = writer, writer
	err = command.Start()
	writer.Close()
	if err != nil {
		return fmt.Errorf("cannot start the sidecar: %w", err)
	}
	ended := make(chan struct{})
	defer close(ended)
	go func() {
		select {
		case <-ended:
			return
		case <-s.Stop:
			stdin.Close()
		}
		select {
		case <-ended:
		case <-time.After(swarm.SidecarLimit):
			command.Process.Kill()
		}
	}()
	scanner := bufio.NewScanner(lines)
	for scanner.Scan() {
		log_sidecar_event.LogSidecarEvent(s.ServerID, scanner.Bytes())
	}
	if scanner.Err() != nil { // a line without end is no sidecar's
		command.Process.Kill()
	}
	return command.Wait()
}
