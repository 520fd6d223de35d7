package ollama_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/handle_tags"
	"rkllmd/tests/faces/named_table"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleTags(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	handler := handle_tags.HandleTags(host)
	require.JSONEq(t, `{"models": []}`, web_ask.WebAsk(handler, "GET", "/api/tags", "").Body.String())
	host.Table = named_table.NamedTable(t, "qwen3:0.6b", web_backend.WebBackend(), nil)
	host.Hub.Backend.Store(web_backend.WebBackend())
	var tags ollama.Tags
	require.NoError(t, json.Unmarshal(web_ask.WebAsk(handler, "GET", "/api/tags", "").Body.Bytes(), &tags))
	require.Len(t, tags.Models, 2)
	require.Equal(t, []string{"qwen3:0.6b", "toy:latest"}, []string{tags.Models[0].Name, tags.Models[1].Model})
}
