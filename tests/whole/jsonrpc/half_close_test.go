package jsonrpc_test

import (
	"io"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_stream"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
)

// A client that says all it has to say and shuts down its sending side, as nc -N does, gets every answer, and then the
// end.
func TestHalfClose(t *testing.T) {
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	owner := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, owner, nil)

	t.Run("after a run", func(t *testing.T) {
		client := connect_client.ConnectClient(t, daemon.Path)
		start_run.StartRun(t, client, 1, "the light of the moon", 300)
		require.NoError(t, client.Conn.CloseWrite())
		stream := read_stream.ReadStream(t, client, "1")
		require.Equal(t, 300, stream.Last.Result.Perf.GenerateTokens)
		_, err := client.Reader.ReadByte()
		require.Equal(t, io.EOF, err)
	})
	t.Run("after two runs, while another client's comes first", func(t *testing.T) {
		start_run.StartRun(t, owner, 5, "a boat", 500)
		client := connect_client.ConnectClient(t, daemon.Path)
		start_run.StartRun(t, client, 1, "the light of the moon", 20)
		start_run.StartRun(t, client, 2, "a song of the sea", 20)
		require.NoError(t, client.Conn.CloseWrite())
		require.Equal(t, 20, read_stream.ReadStream(t, client, "1").Last.Result.Perf.GenerateTokens)
		require.Equal(t, 20, read_stream.ReadStream(t, client, "2").Last.Result.Perf.GenerateTokens)
		_, err := client.Reader.ReadByte()
		require.Equal(t, io.EOF, err)
		require.Equal(t, 500, read_stream.ReadStream(t, owner, "5").Last.Result.Perf.GenerateTokens)
	})
	t.Run("without a newline", func(t *testing.T) {
		client := connect_client.ConnectClient(t, daemon.Path)
		_, err := client.Conn.Write([]byte(`{"jsonrpc":"2.0","id":1,"method":"rkllm.is_running"}`))
		require.NoError(t, err)
		require.NoError(t, client.Conn.CloseWrite())
		answers, err := io.ReadAll(client.Conn)
		require.NoError(t, err)
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`+"\n", string(answers))
	})
	t.Run("within a request", func(t *testing.T) {
		client := connect_client.ConnectClient(t, daemon.Path)
		_, err := client.Conn.Write([]byte(`{"jsonrpc":"2.0","id":1,"meth`))
		require.NoError(t, err)
		require.NoError(t, client.Conn.CloseWrite())
		answers, err := io.ReadAll(client.Conn)
		require.NoError(t, err)
		require.Contains(t, string(answers), `"code":-32700`)
	})
	t.Run("without a word", func(t *testing.T) {
		client := connect_client.ConnectClient(t, daemon.Path)
		require.NoError(t, client.Conn.CloseWrite())
		answers, err := io.ReadAll(client.Conn)
		require.NoError(t, err)
		require.Empty(t, answers)
	})
}
