package relay_test

import (
	"context"
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/tests/upstream/upstream_serve"
	"rkllmd/upstream/relay/ask_embedding"
	"rkllmd/utils/turns"
)

func TestAskEmbedding(t *testing.T) {
	s := upstream_serve.UpstreamServe(t, func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		if strings.Contains(string(body), "nothing") {
			_, _ = io.WriteString(w, `{"data": []}`)
			return
		}
		_, _ = io.WriteString(w, `{"data": [{"embedding": [0.5, -1]}], "usage": {"prompt_tokens": 3}}`)
	})
	embed := ask_embedding.AskEmbedding(s)
	made, err := embed(context.Background(), turns.Client{}, generation.Input{Text: "a text"})
	require.NoError(t, err)
	require.Equal(t, generation.Embedding{Vector: []float32{0.5, -1}, Tokens: 3}, made)
	for _, test := range []struct {
		input generation.Input
		kind  error
	}{{generation.Input{}, generation.ErrInvalid}, {generation.Input{Tokens: []int32{1}}, generation.ErrNotSupported},
		{generation.Input{Text: "nothing"}, generation.ErrFailed}} {
		_, err = embed(context.Background(), turns.Client{}, test.input)
		require.ErrorIs(t, err, test.kind)
	}
}
