// Package serve_clock starts the daemon with tokens that are times, and all its front-ends.
package serve_clock

import (
	"path/filepath"
	"testing"
	"time"

	"rkllmd/tests/bench/streams/clock_daemon"
)

// Served is where the daemon listens.
type Served struct {
	PID              int
	HTTP             string // an address of TCP
	UMA, Chat, Calls string // paths of Unix sockets; Calls is gRPC's
}

// ServeClock starts clock_daemon, a token each 5 ms, with a front-end of each kind. stamp says which time a token is
// (clock_backend).
func ServeClock(b *testing.B, bench, stamp string) (s Served) {
	b.Helper()
	folder := b.TempDir()
	s = Served{UMA: filepath.Join(folder, "uma.sock"), Chat: filepath.Join(folder, "chat.sock"),
		Calls: filepath.Join(folder, "grpc.sock")}
	s.PID, s.HTTP = clock_daemon.ClockDaemon(b, bench, stamp, 5*time.Millisecond, "--model", "builtin:demo",
		"--uma-socket", s.UMA, "--swarm-socket", s.Chat, "--swarm-chats", "64", "--swarm-clients", "64", "--grpc",
		"unix://"+s.Calls, "--sequences", "64")
	return s
}
