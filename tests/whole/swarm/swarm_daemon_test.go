package swarm_test

import (
	"fmt"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/init_tiny_model"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/faces/swarm_read"
	"rkllmd/tests/whole/swarm/swarm_chat"
	"rkllmd/tests/whole/swarm/swarm_python"
)

// The daemon's chat socket before a model is loaded, with one, while it is destroyed and while the daemon stops; a
// client of forty lines of Python.
func TestSwarmDaemon(t *testing.T) {
	path := filepath.Join(t.TempDir(), "swarm.sock")
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--swarm-socket", path, "--swarm-name",
		"box", "--swarm-max-prompt-bytes", "20"}})
	operator, client := connect_client.ConnectClient(t, daemon.Path), connect_client.ConnectClient(t, path)
	require.Equal(t, map[string]any{"host_name": "box", "model": "", "status": "ready", "version": 1.0},
		swarm_read.SwarmRead(t, client.Conn)["payload"])
	_, end := swarm_chat.SwarmChat(t, client.Conn, "early", "Hi")
	require.Equal(t, "OLLAMA_MODEL_NOT_AVAILABLE", end)

	const ask = `{"type":"chat_start","request_id":"%d","payload":{"prompt":"The river"}}` + "\n"
	for round := range 2 {
		init_tiny_model.InitTinyModel(t, operator, map[string]any{"max_context_len": 2048})
		text, end := swarm_chat.SwarmChat(t, client.Conn, "whole", "The river")
		require.Equal(t, "length", end, "the tiny model goes on until its context is full")
		require.NotEmpty(t, text)
		_, end = swarm_chat.SwarmChat(t, client.Conn, "long", "This has 21 bytes ...")
		require.Equal(t, "BAD_MESSAGE", end)
		require.NotEmpty(t, swarm_python.SwarmPython(t, path, "The river"))
		require.Equal(t, `{"jsonrpc":"2.0","id":1,"result":0}`, ask_daemon.AskDaemon(t, operator,
			`{"jsonrpc":"2.0","id":1,"method":"rkllm.destroy"}`))

		// an answer that does not end
		init_tiny_model.InitTinyModel(t, operator, map[string]any{"max_context_len": 1 << 14})
		later := connect_client.ConnectClient(t, path)
		info := swarm_read.SwarmRead(t, later.Conn)["payload"].(map[string]any)
		require.Equal(t, []any{"llama.gguf", "ready"}, []any{info["model"], info["status"]})
		fmt.Fprintf(later.Conn, ask, round)
		require.Equal(t, "chat_chunk", swarm_read.SwarmRead(t, later.Conn)["type"])
		_, end = swarm_chat.SwarmChat(t, client.Conn, "busy", "Hi")
		require.Equal(t, "MODEL_BUSY", end)
		if round == 0 {
			require.Equal(t, `{"jsonrpc":"2.0","id":2,"result":0}`, ask_daemon.AskDaemon(t, operator,
				`{"jsonrpc":"2.0","id":2,"method":"rkllm.destroy"}`))
		} else {
			require.NoError(t, daemon.Process.Signal(unix.SIGTERM))
		}
		message := swarm_read.SwarmRead(t, later.Conn)
		for message["type"] == "chat_chunk" {
			message = swarm_read.SwarmRead(t, later.Conn)
		}
		require.Equal(t, []any{"error", fmt.Sprint(round)}, []any{message["type"], message["request_id"]})
		require.Equal(t, "GENERATION_ABORTED", message["payload"].(map[string]any)["code"])
	}
	require.Nil(t, swarm_read.SwarmRead(t, client.Conn), "the end")
	<-daemon.Exited
}
