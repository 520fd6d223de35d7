package models_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/websocket_dial"
	"rkllmd/tests/whole/models/ask_model"
	"rkllmd/tests/whole/models/ask_socket"
	"rkllmd/tests/whole/models/get_path"
)

// A model that comes to the store while the daemon runs is there at once, on all faces, beside the one that --model has
// loaded, which cannot be unloaded by name. One that is removed is no more, and is said to be removed; what lies beside
// the store never is. A file in the place of another one is another model.
func TestModelsStored(t *testing.T) {
	outside := t.TempDir()
	folder := filepath.Join(outside, "store")
	require.NoError(t, os.Mkdir(folder, 0o755))
	path := filepath.Join(folder, "small.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(outside, "outside.gguf"), "llama", 1))
	_, address := http_daemon.HTTPDaemon(t, "--models", folder, "--model", "builtin:demo")
	members := `, "max_tokens": 24, "seed": 7`
	_, err := ask_model.AskModel(address, "small", "once", members)
	require.ErrorContains(t, err, `there is no model \"small\"`)
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "llama", 1))
	first, err := ask_model.AskModel(address, "small", "once", members)
	require.NoError(t, err)
	socket := websocket_dial.WebsocketDial(t, "ws://"+address+"/generate")
	text, err := ask_socket.AskSocket(socket, "small", "once")
	require.NoError(t, err)
	require.Equal(t, first, text)
	require.Contains(t, get_path.GetPath(t, address, "/v1/models"), `"name":"small"`)
	require.Contains(t, get_path.GetPath(t, address, "/v1/models/small"), `"id":"small"`)
	require.Contains(t, get_path.GetPath(t, address, "/api/tags"), `"name":"small`)
	require.Contains(t, get_path.GetPath(t, address, "/api/ps"), `"name":"small`)
	for _, name := range []string{"../outside", "../outside.gguf", outside + "/outside.gguf", "outside"} {
		_, err = ask_model.AskModel(address, name, "once", members)
		require.ErrorContains(t, err, "there is no model", name)
	}
	for name, want := range map[string]string{"demo": "model_pinned: the model", "small": `"done_reason":"unload"`} {
		require.Contains(t, get_path.GetPath(t, address, "/api/generate", `{"model": "`+name+`", "keep_alive": 0}`), want)
	}
	require.NoError(t, os.Remove(path))
	require.NoError(t, os.Mkdir(filepath.Join(folder, "new"), 0o755))
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(folder, "new", "small.gguf"), "llama", 2))
	other, err := ask_model.AskModel(address, "small", "once", members)
	require.NoError(t, err)
	require.NotEqual(t, first, other, "another file has its name")
	require.NoError(t, os.RemoveAll(filepath.Join(folder, "new")))
	_, err = ask_model.AskModel(address, "small", "once", members)
	require.ErrorContains(t, err, `there is no model \"small\" any more, it was removed from the store`)
	_, err = ask_model.AskModel(address, "", "once", members)
	require.NoError(t, err, "the one that is loaded has not noticed")
}
