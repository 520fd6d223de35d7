package jsonrpc_test

import (
	"bytes"
	"fmt"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/connection/flush_connection"
	"rkllmd/connection/send_to_connection"
	"rkllmd/tests/support/server/connection_open_pair"
	"rkllmd/tests/support/server/connection_read_bytes"
)

// Frames that several threads send to one client do not mix, and those of one thread keep their order, however often
// the socket takes only a part.
func TestFramesDoNotMix(t *testing.T) {
	_, c, client := connection_open_pair.ConnectionOpenPair(t, 64<<20)
	const senders, frames = 4, 500
	var done sync.WaitGroup
	for sender := range senders {
		done.Add(1)
		go func() {
			defer done.Done()
			for i := range frames {
				if send_to_connection.SendToConnection(c, fmt.Appendf(nil, "%d %d %s\n", sender, i, strings.Repeat("x",
					i*3))) != nil {
					t.Error("send failed")
				}
			}
		}()
	}
	var got []byte
	for bytes.Count(got, []byte("\n")) < senders*frames {
		got = append(got, connection_read_bytes.ConnectionReadBytes(t, client)...)
		require.NoError(t, flush_connection.FlushConnection(c))
	}
	done.Wait()
	var next [senders]int
	for _, line := range strings.Split(strings.TrimSuffix(string(got), "\n"), "\n") {
		var sender, i int
		var text string
		_, err := fmt.Sscanf(line+"!", "%d %d %s", &sender, &i, &text)
		require.NoError(t, err)
		require.Equal(t, next[sender], i)
		require.Equal(t, strings.Repeat("x", i*3)+"!", text)
		next[sender]++
	}
	require.Equal(t, [senders]int{frames, frames, frames, frames}, next)
}
