package ollama_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/handle_ps"
	"rkllmd/models"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandlePs(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	handler := handle_ps.HandlePs(host)
	require.JSONEq(t, `{"models": []}`, web_ask.WebAsk(handler, "GET", "/api/ps", "").Body.String())
	host.Hub.Backend.Store(web_backend.WebBackend())
	host.Table = named_table.NamedTable(t, "small", web_backend.WebBackend(), nil)
	host.Table.Options.Aliases = []models.Alias{{Name: "main", Model: "toy"}}
	var list ollama.Processes
	require.NoError(t, json.Unmarshal(web_ask.WebAsk(handler, "GET", "/api/ps", "").Body.Bytes(), &list))
	require.Len(t, list.Models, 1, "the alias is the same model, and the other one is not loaded")
	require.Equal(t, []any{"toy:latest", 64}, []any{list.Models[0].Name, list.Models[0].ContextLength})
	until, err := time.Parse(time.RFC3339Nano, list.Models[0].ExpiresAt)
	require.NoError(t, err)
	require.True(t, until.After(time.Now().AddDate(99, 0, 0)))
}
