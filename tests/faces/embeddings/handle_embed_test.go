package embeddings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings/handle_embed"
	"rkllmd/tests/faces/embeddings/fake_embed"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleEmbed(t *testing.T) {
	b := web_backend.WebBackend()
	b.Embed = fake_embed.FakeEmbed
	host, _ := web_host.WebHost(b)
	handler, old := handle_embed.HandleEmbed(host, false), handle_embed.HandleEmbed(host, true)
	w := web_ask.WebAsk(handler, "POST", "/api/embed", `{"model": "toy", "input": ["abc", "too long"], "keep_alive": "5m"}`)
	require.Equal(t, 200, w.Code, w.Body)
	require.Contains(t, w.Body.String(), `{"model":"toy","embeddings":[[0.6,0.8],[0.6,0.8]],"total_duration":`)
	w = web_ask.WebAsk(old, "POST", "/api/embeddings", `{"model": "toy", "prompt": "abc"}`)
	require.JSONEq(t, `{"embedding": [0.6, 0.8]}`, w.Body.String())
	for _, body := range []string{`{"input": [""]}`, `{"input": "a", "keep_alive": "x"}`, `{"input": "too long", "truncate": false}`} {
		w = web_ask.WebAsk(handler, "POST", "/api/embed", body)
		require.Equal(t, 400, w.Code, body)
		require.Contains(t, w.Body.String(), `{"error":"`)
	}
	require.Equal(t, 404, web_ask.WebAsk(handler, "POST", "/api/embed", `{"model": "x", "input": "a"}`).Code)

	// Without a text the model is loaded, also one that makes no vectors.
	b.Embed = nil
	for _, rest := range []string{"", `, "input": ""`, `, "input": []`, `, "input": null`} {
		w = web_ask.WebAsk(handler, "POST", "/api/embed", `{"model": "toy"`+rest+`}`)
		require.Equal(t, 200, w.Code, w.Body)
		require.Contains(t, w.Body.String(), `{"model":"toy","embeddings":[],"total_duration":`)
	}
	w = web_ask.WebAsk(old, "POST", "/api/embeddings", `{"model": "toy"}`)
	require.Equal(t, 200, w.Code, w.Body)
	require.JSONEq(t, `{"embedding": []}`, w.Body.String())
	require.Equal(t, 404, web_ask.WebAsk(handler, "POST", "/api/embed", `{"model": "x"}`).Code)
}
