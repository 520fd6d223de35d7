package embeddings_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings/handle_embeddings"
	"rkllmd/tests/faces/embeddings/fake_embed"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestHandleEmbeddings(t *testing.T) {
	b := web_backend.WebBackend()
	b.Embed = fake_embed.FakeEmbed
	host, _ := web_host.WebHost(b)
	handler := handle_embeddings.HandleEmbeddings(host)
	w := web_ask.WebAsk(handler, "POST", "/v1/embeddings", `{"model": "toy", "input": ["abc", "a"]}`)
	require.JSONEq(t, `{"object": "list", "model": "toy", "usage": {"prompt_tokens": 4, "total_tokens": 4}, "data": [
		{"object": "embedding", "index": 0, "embedding": [0.6, 0.8]}, {"object": "embedding", "index": 1, "embedding": [0.6, 0.8]}]}`,
		w.Body.String())
	w = web_ask.WebAsk(handler, "POST", "/v1/embeddings", `{"input": "a", "encoding_format": "base64", "dimensions": 1}`)
	require.Contains(t, w.Body.String(), `"embedding":"AACAPw=="`)
	for body, param := range map[string]string{`{"input": "a", "encoding_format": "int8"}`: "encoding_format", `{}`: "input",
		`{"input": "a", "dimensions": 9}`: "dimensions"} {
		w = web_ask.WebAsk(handler, "POST", "/v1/embeddings", body)
		require.Equal(t, 400, w.Code)
		require.Contains(t, w.Body.String(), `"param":"`+param+`"`)
	}
}
