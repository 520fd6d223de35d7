package clients_test

import (
	"net/http"
	"net/url"
	"testing"

	"github.com/ollama/ollama/api"
	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/round_trip"
	"rkllmd/tests/support/daemon/sdk_daemon"
)

// Ollama's own package for Go: a function that the model decides to call, its result, and the answer to it.
func TestOllamaGoTools(t *testing.T) {
	t.Parallel()
	address, key := sdk_daemon.SDKDaemon(t)
	client := api.NewClient(&url.URL{Scheme: "http", Host: address}, &http.Client{Transport: round_trip.Token(key)})
	properties := api.NewToolPropertiesMap()
	properties.Set("zone", api.ToolProperty{Type: api.PropertyType{"string"}, Enum: []any{"Oslo", "Rome"}})
	chat := &api.ChatRequest{Model: "clock", Messages: []api.Message{{Role: "user", Content: "What time is it?"}},
		Tools: api.Tools{{Type: "function", Function: api.ToolFunction{Name: "clock",
			Parameters: api.ToolFunctionParameters{Type: "object", Properties: properties,
				Required: []string{"zone"}}}}}}
	var calls []api.ToolCall
	require.NoError(t, client.Chat(t.Context(), chat, func(part api.ChatResponse) error {
		require.Empty(t, part.Message.Content)
		calls = append(calls, part.Message.ToolCalls...)
		return nil
	}))
	require.Len(t, calls, 1)
	require.Equal(t, "clock", calls[0].Function.Name)
	zone, given := calls[0].Function.Arguments.Get("zone")
	require.True(t, given)
	require.Equal(t, "Oslo", zone)
	chat.Messages = append(chat.Messages, api.Message{Role: "assistant", ToolCalls: calls},
		api.Message{Role: "tool", Content: "17:05", ToolName: "clock", ToolCallID: calls[0].ID})
	var text string
	require.NoError(t, client.Chat(t.Context(), chat, func(part api.ChatResponse) error {
		text += part.Message.Content
		return nil
	}))
	require.Equal(t, "It is 17:05 in Oslo.", text)
}
