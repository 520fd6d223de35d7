package jsonrpc_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

func TestTwoClientsOneKilled(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	survivor := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, survivor, nil)
	const prompt, tokens = "the old stone bridge", 200
	start_run.StartRun(t, survivor, 1, prompt, tokens)
	alone := read_stream.ReadStream(t, survivor, "1")
	require.Equal(t, tokens, alone.Last.Result.Perf.GenerateTokens)

	t.Run("while the survivor waits for its turn", func(t *testing.T) {
		killed := connect_client.ConnectClient(t, daemon.Path)
		start_run.StartRun(t, killed, 1, "we walk by the river", 0)
		read_line.ReadLine(t, killed)
		start_run.StartRun(t, survivor, 2, prompt, tokens)
		killed.Conn.Close()
		require.Equal(t, alone.Text, read_stream.ReadStream(t, survivor, "2").Text)
	})
	t.Run("while the survivor streams", func(t *testing.T) {
		killed := connect_client.ConnectClient(t, daemon.Path)
		start_run.StartRun(t, survivor, 3, prompt, tokens)
		start_run.StartRun(t, killed, 3, "we walk by the river", 0)
		first := read_line.ReadLine(t, survivor)
		killed.Conn.Close()
		rest := read_stream.ReadStream(t, survivor, "3")
		require.Len(t, rest.Lines, len(alone.Lines)-1, "after %s", first)
		require.Contains(t, alone.Text, rest.Text)
	})
	t.Run("afterwards", func(t *testing.T) {
		start_run.StartRun(t, survivor, 4, prompt, tokens)
		require.Equal(t, alone.Text, read_stream.ReadStream(t, survivor, "4").Text)
	})
}
