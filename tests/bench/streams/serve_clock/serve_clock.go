// Package serve_clock starts the daemon with tokens that are times.
package serve_clock

import (
	"net"
	"net/http"
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
)

// Served is where the daemon listens.
type Served struct {
	PID              int
	HTTP             string // an address of TCP
	UMA, Chat, Calls string // paths of Unix sockets; Calls is gRPC's
}

// ServeClock starts this test program again, as `rkllmd serve` with run_clock's backend, and waits until the model is
// there. It ends with the benchmark, which is called bench. stamp says which time a token is (clock_backend).
func ServeClock(b *testing.B, bench, stamp string) Served {
	b.Helper()
	free, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(b, err)
	folder := b.TempDir()
	s := Served{HTTP: free.Addr().String(), UMA: filepath.Join(folder, "uma.sock"),
		Chat: filepath.Join(folder, "chat.sock"), Calls: filepath.Join(folder, "grpc.sock")}
	require.NoError(b, free.Close())
	log, err := os.Create(filepath.Join(folder, "log"))
	require.NoError(b, err)
	defer log.Close()
	command := exec.Command(os.Args[0], "-test.run=^$", "-test.bench=^"+bench+"$", "-test.benchtime=1x")
	command.Env = append(os.Environ(), clock_backend.Variable+"="+stamp,
		run_clock.Variable+"="+strings.Join([]string{"serve", "--socket",
			filepath.Join(folder, "rkllm.sock"), "--models", "none", "--model", "builtin:demo", "--http", s.HTTP,
			"--uma-socket", s.UMA, "--swarm-socket", s.Chat, "--swarm-chats", "64", "--swarm-clients", "64", "--grpc",
			"unix://" + s.Calls, "--sequences", "64"}, "\n"))
	command.Stdout, command.Stderr, command.SysProcAttr = log, log, &unix.SysProcAttr{Pdeathsig: unix.SIGKILL}
	require.NoError(b, command.Start())
	s.PID = command.Process.Pid
	b.Cleanup(func() {
		command.Process.Signal(unix.SIGTERM)
		command.Wait()
		if text, _ := os.ReadFile(log.Name()); b.Failed() {
			b.Logf("the daemon's log:\n%s", text)
		}
	})
	until := time.Now().Add(20 * time.Second)
	for {
		answer, err := http.Get("http://" + s.HTTP + "/readyz")
		if err == nil && answer.StatusCode == http.StatusOK {
			return s
		}
		require.True(b, time.Now().Before(until), "the daemon is not ready: %v", err)
		time.Sleep(20 * time.Millisecond)
	}
}
