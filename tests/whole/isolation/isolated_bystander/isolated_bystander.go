// Package isolated_bystander is a client that has nothing to do with what happens.
package isolated_bystander

import (
	"bufio"
	"io"
	"net"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/start_daemon"
)

// Bystander is such a client: Over ends it, and then Seen has what it has seen.
type Bystander struct {
	Over atomic.Bool
	Seen chan Seen
}

// Seen is how many answers a bystander has got, how long the longest took, and what was none; "": all were. Slept is by
// how much his longest pause, in which he needs nobody but the system, was longer than it should have been.
type Seen struct {
	Answers      int
	Worst, Slept time.Duration
	Wrong        string
}

// IsolatedBystander asks the daemon again and again, on a connection of its own, until it is told to stop.
func IsolatedBystander(t *testing.T, d *start_daemon.Daemon) *Bystander {
	t.Helper()
	conn, err := net.Dial("unix", d.Path)
	require.NoError(t, err)
	t.Cleanup(func() { conn.Close() })
	b := &Bystander{Seen: make(chan Seen, 1)}
	go func() {
		var seen Seen
		for reader := bufio.NewReader(conn); !b.Over.Load() && seen.Wrong == ""; {
			pause := time.Now()
			time.Sleep(time.Millisecond)
			seen.Slept = max(seen.Slept, time.Since(pause)-time.Millisecond)
			begin := time.Now()
			_, _ = io.WriteString(conn, `{"jsonrpc":"2.0","id":7,"method":"rkllm.get_constants"}`+"\n")
			line, err := reader.ReadString('\n')
			if err != nil || !strings.Contains(line, `"id":7,"result"`) {
				seen.Wrong = line + "?"
			}
			seen.Answers, seen.Worst = seen.Answers+1, max(seen.Worst, time.Since(begin))
		}
		b.Seen <- seen
	}()
	return b
}
