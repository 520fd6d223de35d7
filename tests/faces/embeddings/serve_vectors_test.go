package embeddings_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/embeddings"
	"rkllmd/faces/embeddings/serve_vectors"
	"rkllmd/faces/stream"
	"rkllmd/generation"
	"rkllmd/tests/faces/embeddings/fake_embed"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_host"
)

func TestServeVectors(t *testing.T) {
	b := web_backend.WebBackend()
	host, _ := web_host.WebHost(b)
	r, inputs := httptest.NewRequest("POST", "/v1/embeddings", nil), []generation.Input{{Text: "abc"},
		{Tokens: []int32{1}}}
	_, refusal := serve_vectors.ServeVectors(host, r, embeddings.Asked{Inputs: inputs})
	require.Equal(t, 400, refusal.Status)
	require.Contains(t, refusal.Fault.Message, "does not support embeddings")
	b.Embed = fake_embed.FakeEmbed
	made, refusal := serve_vectors.ServeVectors(host, r, embeddings.Asked{Inputs: inputs})
	require.Nil(t, refusal)
	require.Equal(t, []any{[][]float32{{0.6, 0.8}, {0.6, 0.8}}, 4, "toy"}, []any{made.Vectors, made.Tokens, made.Model})
	made, refusal = serve_vectors.ServeVectors(host, r, embeddings.Asked{Inputs: inputs, Dimensions: new(1),
		Model: "toy:latest"})
	require.Nil(t, refusal)
	require.Equal(t, []any{[][]float32{{1}, {1}}, "toy:latest"}, []any{made.Vectors, made.Model})
	for _, asked := range []embeddings.Asked{{Model: "x", Inputs: inputs}, {Inputs: inputs, Dimensions: new(3)},
		{Inputs: []generation.Input{{Text: "too long"}}}} {
		_, refusal = serve_vectors.ServeVectors(host, r, asked)
		require.Contains(t, []int{400, 404}, refusal.Status)
	}
	require.Equal(t, new("input"), refusal.Fault.Param, "the last one was too long")
	host.Limiter.PerMinute, host.Limiter.Buckets = 1, map[string]stream.Bucket{}
	_, refusal = serve_vectors.ServeVectors(host, r, embeddings.Asked{Inputs: inputs})
	require.Nil(t, refusal)
	_, refusal = serve_vectors.ServeVectors(host, r, embeddings.Asked{Inputs: inputs})
	require.Equal(t, 429, refusal.Status)
}
