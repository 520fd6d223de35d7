package ollama_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama/handle_show"
	"rkllmd/faces/web"
	"rkllmd/tests/faces/ollama/fake_describe"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleShow(t *testing.T) {
	host, _ := web_host.WebHost(web_backend.WebBackend())
	host.Models.Describe = fake_describe.FakeDescribe(web.Description{Architecture: "llama", ContextLength: 2048,
		ChatTemplate: "{{ x }}"})
	host.Hub.Backend.Load().Model.Path = "/m/toy.gguf"
	handler := handle_show.HandleShow(host)
	for _, body := range []string{`{"model": "toy"}`, `{"name": "toy:latest"}`} {
		w := web_ask.WebAsk(handler, "POST", "/api/show", body)
		var show ollama.Show
		require.NoError(t, json.Unmarshal(w.Body.Bytes(), &show))
		require.Equal(t, "{{ x }}", show.Template)
		require.Equal(t, []string{"completion"}, show.Capabilities)
		require.Equal(t, "llama", show.ModelInfo["general.architecture"])
		require.EqualValues(t, 2048, show.ModelInfo["llama.context_length"])
	}
	require.Equal(t, 404, web_ask.WebAsk(handler, "POST", "/api/show", `{"model": "x"}`).Code)
}
