package ollama_models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/bind_list"
	"rkllmd/cli/store/bind_remove"
	"rkllmd/faces/ollama_models/handle_delete"
	"rkllmd/faces/web"
	"rkllmd/store"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
	"rkllmd/tests/support/models/store_file"
)

func TestHandleDelete(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	handler := handle_delete.HandleDelete(host)
	w := web_ask.WebAsk(handler, "DELETE", "/api/delete", `{"model": "none"}`)
	require.Equal(t, 404, w.Code)
	w = web_ask.WebAsk(handler, "DELETE", "/api/delete", `{"model": "toy"}`)
	require.Equal(t, 400, w.Code)
	require.Contains(t, w.Body.String(), "--http-pull")
	root := t.TempDir()
	path := store_file.StoreFile(t, root, "kept.gguf", "x")
	s := store.Store{Folder: root}
	host.Store = web.Store{List: bind_list.BindList(s), Remove: bind_remove.BindRemove(s)}
	w = web_ask.WebAsk(handler, "DELETE", "/api/delete", `{"model": "toy"}`)
	require.Equal(t, 400, w.Code)
	require.Contains(t, w.Body.String(), "it stays")
	w = web_ask.WebAsk(handler, "DELETE", "/api/delete", `{"model": "kept:latest"}`)
	require.Equal(t, 200, w.Code)
	require.NoFileExists(t, path)
}
