// Package clock_daemon starts the daemon with tokens that are times.
package clock_daemon

import (
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/bench/streams/clock_backend"
	"rkllmd/tests/bench/streams/run_clock"
	"rkllmd/tests/bench/streams/wait_ready"
)

// ClockDaemon starts this test program again, as `rkllmd serve` with run_clock's backend, over HTTP, and with flags
// too, and waits until there is a model. It ends with the benchmark, which is called bench. stamp says which time a
// token is (clock_backend), step how long one takes. Returns the process and the address of HTTP.
func ClockDaemon(b *testing.B, bench, stamp string, step time.Duration, flags ...string) (pid int, address string) {
	b.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(b, err)
	folder := b.TempDir()
	address = free.Addr().String()
	require.NoError(b, free.Close())
	log, err := os.Create(filepath.Join(folder, "log"))
	require.NoError(b, err)
	defer log.Close()
	command := exec.Command(os.Args[0], "-test.run=^$", "-test.bench=^"+bench+"$", "-test.benchtime=1x")
	command.Env = append(os.Environ(), clock_backend.Variable+"="+stamp, clock_backend.StepVariable+"="+step.String(),
		run_clock.Variable+"="+strings.Join(append([]string{"serve", "--socket", filepath.Join(folder, "rkllm.sock"),
			"--models", "none", "--http", address}, flags...), "\n"))
	command.Stdout, command.Stderr, command.SysProcAttr = log, log, &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(b, command.Start())
	b.Cleanup(func() {
		command.Process.Signal(unix.SIGTERM)
		command.Wait()
		if text, _ := os.ReadFile(log.Name()); b.Failed() {
			b.Logf("the daemon's log:\n%s", text)
		}
	})
	wait_ready.WaitReady(b, address)
	return command.Process.Pid, address
}
