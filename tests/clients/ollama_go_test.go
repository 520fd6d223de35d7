package clients_test

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"net/url"
	"testing"

	"github.com/ollama/ollama/api"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/round_trip"
	"rkllmd/tests/support/daemon/sdk_daemon"
)

// Ollama's own package for Go: models, chats as a whole and as streams, a form, a function that the model decides to
// call, embeddings, refusals, a stream that is given up.
func TestOllamaGo(t *testing.T) {
	t.Parallel()
	address, key := sdk_daemon.SDKDaemon(t)
	client := api.NewClient(&url.URL{Scheme: "http", Host: address}, &http.Client{Transport: round_trip.Token(key)})
	require.NoError(t, client.Heartbeat(t.Context()))
	list, err := client.List(t.Context())
	require.NoError(t, err)
	require.Equal(t, []string{"caller:latest", "clock:latest", "demo:latest"},
		[]string{list.Models[0].Name, list.Models[1].Name, list.Models[2].Name})
	shown, err := client.Show(t.Context(), &api.ShowRequest{Model: "clock"})
	require.NoError(t, err)
	require.Equal(t, "[completion tools]", fmt.Sprint(shown.Capabilities))

	var text string
	var last api.ChatResponse

	chat := &api.ChatRequest{Model: "demo", Messages: []api.Message{{Role: "user", Content: "Who are you?"}},
		Options: map[string]any{"temperature": 0, "num_predict": 30}}
	require.NoError(t, client.Chat(t.Context(), chat, func(part api.ChatResponse) error {
		text, last = text+part.Message.Content, part
		return nil
	}))
	require.True(t, last.Done)
	require.NotZero(t, last.EvalCount)
	chat.Stream = new(bool)
	require.NoError(t, client.Chat(t.Context(), chat, func(whole api.ChatResponse) error {
		require.Equal(t, text, whole.Message.Content)
		return nil
	}))
	chat.Format = json.RawMessage(`{"type": "object", "properties": {"name": {"type": "string", "maxLength": 8}},
		"required": ["name"], "additionalProperties": false}`)
	chat.Options["num_predict"] = 200
	require.NoError(t, client.Chat(t.Context(), chat, func(form api.ChatResponse) error {
		require.Regexp(t, `^\{\s*"name"\s*:\s*".{0,48}"\s*\}$`, form.Message.Content)
		return nil
	}))

	vectors, err := client.Embed(t.Context(), &api.EmbedRequest{Model: "demo",
		Input: []string{"one", "two two", "one"}})
	require.NoError(t, err)
	require.Equal(t, vectors.Embeddings[0], vectors.Embeddings[2])
	require.NotEqual(t, vectors.Embeddings[0], vectors.Embeddings[1])
	_, err = client.Show(t.Context(), &api.ShowRequest{Model: "llama3.2"})
	var refusal api.StatusError
	require.ErrorAs(t, err, &refusal)
	require.Equal(t, 404, refusal.StatusCode)
	require.Contains(t, refusal.ErrorMessage, "model 'llama3.2' not found")

	// "caller" would fill its context: it is given up at its first piece
	endless := &api.ChatRequest{Model: "caller", Messages: chat.Messages}
	require.ErrorIs(t, client.Chat(t.Context(), endless, func(api.ChatResponse) error {
		return context.Canceled
	}), context.Canceled)
}
