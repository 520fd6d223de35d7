package jsonrpc_test

import (
	"fmt"
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/run_event_loop"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_gate"
)

func TestStopInOrder(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	t.Run("stopping: what is owed is sent", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		ended := make(chan error, 1)
		go func() { ended <- run_event_loop.RunEventLoop(l) }()
		idle, running := server_dial.ServerDial(t, l), server_dial.ServerDial(t, l)
		require.Equal(t, answer, server_ask.ServerAsk(t, idle, request))
		gate, fd := server_gate.ServerGate(t)
		_, err := fmt.Fprintf(running, `{"jsonrpc":"2.0","id":1,"method":"hold","params":[%d]}`+
			`{"jsonrpc":"2.0","id":2,"method":"sleep","params":[1]}`, fd)
		require.NoError(t, err)
		rt := l.Runtime
		require.Eventually(t, func() bool {
			rt.Mu.Lock()
			defer rt.Mu.Unlock()
			return rt.Current != nil && len(rt.Queue) == 1
		}, 2*time.Minute, time.Millisecond)
		stop_loop.StopLoop(l)
		require.Contains(t, server_ask.ServerAsk(t, running, ""), `{"jsonrpc":"2.0","id":2,"error":{"code":-32006,`)
		require.NoError(t, gate.Close())
		got, err := io.ReadAll(running)
		require.NoError(t, err)
		require.Equal(t, fmt.Sprintf(`{"jsonrpc":"2.0","id":1,"result":%d}`+"\n", fd), string(got))
		_, err = idle.Read(make([]byte, 1))
		require.Equal(t, io.EOF, err)
		require.NoError(t, <-ended)
		require.NoFileExists(t, l.Faces[0].Options.Path)
	})
	t.Run("stopping: nobody holds it up by not reading", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		ended := make(chan error, 1)
		go func() { ended <- run_event_loop.RunEventLoop(l) }()
		client := server_dial.ServerDial(t, l)
		_, err := fmt.Fprintf(client, `{"jsonrpc":"2.0","id":2,"method":"echo","params":["%s"]}`, strings.Repeat("x",
			4<<20))
		require.NoError(t, err)
		stop_loop.StopLoop(l)
		require.NoError(t, <-ended)
	})
}
