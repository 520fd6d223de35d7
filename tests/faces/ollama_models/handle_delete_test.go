package ollama_models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/create_store"
	"rkllmd/cli/store/bind_remove"
	"rkllmd/faces/ollama_models/handle_delete"
	"rkllmd/faces/web"
	"rkllmd/models"
	"rkllmd/models/create_table"
	"rkllmd/server"
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
	host.Store = web.Store{Remove: bind_remove.BindRemove(s)}
	settings := cli.Settings{Named: cli.NamedSettings{Store: &s}, HTTP: cli.HTTPSettings{Address: &server.Address{}}}
	from := create_store.CreateStore(settings, cli.Embedded{})
	host.Table = create_table.CreateTable(nil, models.Options{Store: from})
	w = web_ask.WebAsk(handler, "DELETE", "/api/delete", `{"model": "toy"}`)
	require.Equal(t, 400, w.Code)
	require.Contains(t, w.Body.String(), "it stays")
	w = web_ask.WebAsk(handler, "DELETE", "/api/delete", `{"model": "kept:latest"}`)
	require.Equal(t, 200, w.Code)
	require.NoFileExists(t, path)
}
