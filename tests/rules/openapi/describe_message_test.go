package openapi_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/swarm"
	"rkllmd/rules/openapi"
	"rkllmd/rules/openapi/describe_message"
)

func TestDescribeMessage(t *testing.T) {
	for _, test := range []struct {
		message openapi.Message
		want    string
	}{
		{openapi.Message{Name: "a", Text: `{"type": "object", "required": ["x"], "properties": {"x": {"type": "string"}}}`,
			Member: "event", Kind: "k"}, `{"type": "object", "required": ["x"],
			"properties": {"x": {"type": "string"}, "event": {"const": "k"}}}`},
		{openapi.Message{Name: "a", Sent: true, Values: []any{swarm.Message{}}, Member: "type",
			Kind: swarm.TypeChatChunk}, `{"type": "object", "required": ["type", "payload"], "properties": {
			"type": {"const": "chat_chunk"}, "request_id": {"type": "string"},
			"payload": {"$ref": "#/components/schemas/SwarmChatChunk"}}}`},
	} {
		described, err := describe_message.DescribeMessage(&openapi.Schemas{}, test.message)
		require.NoError(t, err)
		text, err := json.Marshal(described["payload"])
		require.NoError(t, err)
		require.JSONEq(t, test.want, string(text))
	}
	given, err := describe_message.DescribeMessage(&openapi.Schemas{}, openapi.Message{
		Values: []any{stream.Config{}, stream.Options{}}, Member: "type", Kind: stream.TypeConfig})
	require.NoError(t, err)
	payload := given["payload"].(openapi.Schema)
	require.Equal(t, []any{"type"}, payload["required"])
	require.Contains(t, payload["properties"], "echo_prompt", "options may stand beside the other members")
	_, err = describe_message.DescribeMessage(&openapi.Schemas{}, openapi.Message{Text: "{"})
	require.Error(t, err)
}
