package client_test

import (
	"bytes"
	"fmt"
	"io"
	"log/slog"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/client/close_connection"
	"rkllmd/server/client/take_input"
	"rkllmd/server/deadline/set_deadline"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_gate"
)

func TestCloseConnection(t *testing.T) {
	t.Run("let go of", func(t *testing.T) {
		l, c, client := loop_with_client.LoopWithClient(t, server.Options{})
		set_deadline.SetDeadline(l, c, 5)
		close_connection.CloseConnection(l, c)
		require.True(t, c.Closed)
		require.Zero(t, l.Table.Count)
		require.Empty(t, l.Waiting)
		_, err := client.Read(make([]byte, 1))
		require.Equal(t, io.EOF, err)
	})
	t.Run("its queued runs are removed, nobody else's", func(t *testing.T) {
		l, gone, _ := loop_with_client.LoopWithClient(t, server.Options{})
		other, _ := server_admit.ServerAdmit(t, l)
		rt := l.Runtime
		gate, fd := server_gate.ServerGate(t)
		take_input.TakeInput(l, gone, fmt.Appendf(nil, `{"jsonrpc":"2.0","id":1,"method":"hold","params":[%d]}`, fd))
		take_input.TakeInput(l, gone, []byte(
			`{"jsonrpc":"2.0","id":2,"method":"flood","params":[1]}{"jsonrpc":"2.0","id":3,"method":"sleep","params":[1]}`))
		take_input.TakeInput(l, other, []byte(`{"jsonrpc":"2.0","id":4,"method":"flood","params":[1]}`))
		require.Equal(t, int32(3), gone.Owed.Load())
		close_connection.CloseConnection(l, gone)
		rt.Mu.Lock()
		for _, job := range rt.Queue {
			require.False(t, job.Conn == gone && job.Kind == rkllm.KindRun)
		}
		rt.Mu.Unlock()
		require.Equal(t, int32(1), other.Owed.Load())
		require.NoError(t, gate.Close())
		require.Eventually(t, func() bool { return gone.Owed.Load() == 0 }, 2*time.Minute, time.Millisecond,
			"calls that are no runs end by themselves")
		close_connection.CloseConnection(l, other)
		require.Eventually(t, func() bool { return other.Owed.Load() == 0 }, 2*time.Minute, time.Millisecond)
	})
	t.Run("a slow client is logged", func(t *testing.T) {
		var log bytes.Buffer
		before := slog.Default()
		defer slog.SetDefault(before)
		slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{MaxPendingBytes: 1234})
		c.Slow = true
		close_connection.CloseConnection(l, c)
		require.Contains(t, log.String(), "level=WARN")
		require.Contains(t, log.String(), "more than 1234 bytes wait for it")
		require.Contains(t, log.String(), "--max-pending-bytes")
	})
}
