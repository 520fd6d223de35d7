package uma_test

import (
	"fmt"
	"io"
	"net"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/faces/uma_start"
	"rkllmd/tests/support/generation/generation_engine"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/whole/uma/uma_collect"
)

// Fifty clients at once, whose streams are interleaved and whose texts are those that each gets alone; and a request
// that comes in pieces, wherever it is cut.
func TestUMAManyClients(t *testing.T) {
	_, backend := generation_engine.GenerationEngine(t, "llama", engine.PoolOptions{Sequences: 8})
	host := &uma.Host{Hub: &generation.Hub{}, MaxTokens: 20}
	host.Hub.Backend.Store(backend)
	l := uma_start.UMAStart(t, host, false)
	const clients = 50
	asks, alone := make([]string, clients), make([]string, clients)
	for i := range asks {
		asks[i] = uma_frame.UMAFrame(fmt.Sprintf(
			`{"id": "%d", "prompt": "The %d river", "stream": %v, "metadata": {"i": %d}}`, i, i*i, i%5 != 0, i))
		client := server_dial.ServerDial(t, l)
		io.WriteString(client, asks[i])
		text, last := uma_collect.UMACollect(t, client)
		require.Equal(t, "eos", last["event"])
		require.NotEmpty(t, text)
		alone[i] = text
	}
	require.NotEqual(t, alone[1], alone[2])
	before := backend.Stats().Steps
	open := make([]net.Conn, clients)
	for i := range open {
		open[i] = server_dial.ServerDial(t, l)
		io.WriteString(open[i], asks[i])
	}
	for i, client := range open {
		text, last := uma_collect.UMACollect(t, client)
		require.Equal(t, alone[i], text)
		require.Equal(t, fmt.Sprint(i), last["id"])
		require.Equal(t, map[string]any{"i": float64(i)}, last["metadata"])
		require.Nil(t, uma_read.UMARead(t, client))
	}
	require.Less(t, backend.Stats().Steps-before, uint64(clients*20/2), "they shared the model's steps")
	require.Zero(t, host.Active.Load())

	t.Run("in two pieces", func(t *testing.T) {
		for cut := 1; cut < len(asks[1]); cut++ {
			client := server_dial.ServerDial(t, l)
			io.WriteString(client, asks[1][:cut])
			other := server_dial.ServerDial(t, l)
			fmt.Fprint(other, uma_frame.UMAFrame(`{"type": "metrics"}`))
			require.Equal(t, "metrics", uma_read.UMARead(t, other)["event"], "the loop has read the first piece")
			io.WriteString(client, asks[1][cut:])
			text, _ := uma_collect.UMACollect(t, client)
			client.Close()
			other.Close()
			require.Equal(t, alone[1], text, "cut at %d", cut)
		}
	})
	t.Run("byte by byte", func(t *testing.T) {
		client := server_dial.ServerDial(t, l)
		for i := range asks[1] {
			io.WriteString(client, asks[1][i:i+1])
		}
		text, _ := uma_collect.UMACollect(t, client)
		require.Equal(t, alone[1], text)
	})
}
