package rkllm_test

import (
	"context"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"testing"
	"time"
)

// startDaemon starts the program that RKLLMD names, otherwise bin/rkllmd of the checkout, with a socket of its own, and
// writes a tiny model. The daemon is stopped at the test's end, in good order unless the test killed it.
func startDaemon(t *testing.T) (socket, model string, daemon *exec.Cmd) {
	t.Helper()
	program := os.Getenv("RKLLMD")
	if program == "" {
		program, _ = filepath.Abs("../../bin/rkllmd")
	}
	folder := t.TempDir()
	socket, model = filepath.Join(folder, "rkllm.sock"), filepath.Join(folder, "tiny.gguf")
	if said, err := exec.Command(program, "tiny-model", model).CombinedOutput(); err != nil {
		t.Fatalf("%v: %s (\"make build\" writes bin/rkllmd)", err, said)
	}
	daemon = exec.Command(program, "serve", "--log-level", "warn")
	daemon.Env = append(os.Environ(), "RKLLM_UDS_PATH="+socket, "RKLLM_LIBRARY=embedded")
	daemon.Stderr = os.Stderr
	if err := daemon.Start(); err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() {
		if daemon.ProcessState != nil {
			return // the test has ended it
		}
		daemon.Process.Signal(os.Interrupt)
		if err := daemon.Wait(); err != nil && err.Error() != "signal: killed" {
			t.Error(err)
		}
	})
	ctx, cancel := context.WithTimeout(context.Background(), time.Minute)
	defer cancel()
	for ctx.Err() == nil {
		if connection, err := net.Dial("unix", socket); err == nil {
			connection.Close()
			return socket, model, daemon
		}
		time.Sleep(10 * time.Millisecond)
	}
	t.Fatal("the daemon does not serve")
	return
}
