package jsonrpc_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/bench"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/read_line"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/daemon/start_run"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/models/write_bench_model"
	"rkllmd/tests/whole/shared_begin"
)

// A long prompt of one client goes through the model in small parts while others read their answers, whichever of the
// two came by JSON-RPC: between two parts, each answer goes on by a token.
func TestPrefillBesideStreams(t *testing.T) {
	model, socket := filepath.Join(t.TempDir(), "m.gguf"), filepath.Join(t.TempDir(), "uma.sock")
	write_bench_model.WriteBenchModel(t, model, bench.Shape{Layers: 8, Width: 512, Heads: 8, KVHeads: 8, Forward: 2048,
		Vocab: 1024, Context: 4096, Half: true})
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--uma-socket", socket,
		"--sequences", "2"}})
	client := connect_client.ConnectClient(t, daemon.Path)
	init_tiny_model.InitTinyModel(t, client, map[string]any{"model_path": model, "ignore_eos_token": true})
	prompt := strings.Repeat("abcdefgh ", 120)

	t.Run("the prompt by JSON-RPC", func(t *testing.T) {
		stream := shared_begin.SharedBegin(t, socket, "a", 4000)
		require.Equal(t, "token", uma_read.UMARead(t, stream.Reader)["event"])
		start_run.StartRun(t, client, 1, prompt, 1)
		first := make(chan struct{})
		go func() {
			defer close(first)
			read_line.ReadLine(t, client)
		}()
		tokens := 0
		for reading := true; reading; {
			require.Equal(t, "token", uma_read.UMARead(t, stream.Reader)["event"])
			tokens++
			select {
			case <-first:
				reading = false
			default:
			}
		}
		t.Logf("%d tokens of the other answer", tokens)
		require.Greater(t, tokens, 12)
		read_line.ReadLine(t, client)
		require.NoError(t, stream.Conn.Close())
	})
	t.Run("the prompt by UMA", func(t *testing.T) {
		start_run.StartRun(t, client, 2, "a", 4000)
		read_line.ReadLine(t, client)
		asking := shared_begin.SharedBegin(t, socket, "b"+prompt, 1)
		first := make(chan struct{})
		go func() {
			defer close(first)
			uma_read.UMARead(t, asking.Reader)
		}()
		tokens := 0
		for reading := true; reading; {
			read_line.ReadLine(t, client)
			tokens++
			select {
			case <-first:
				reading = false
			default:
			}
		}
		t.Logf("%d tokens of the other answer", tokens)
		require.Greater(t, tokens, 12)
	})
}
