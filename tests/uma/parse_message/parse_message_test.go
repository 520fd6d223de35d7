package parse_message_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/uma"
	"rkllmd/uma/parse_message"
)

func TestParseMessage(t *testing.T) {
	id := "a"
	m, fault := parse_message.ParseMessage([]byte(` {"id": "a", "prompt": "Hi", "future": [1]}`))
	require.Nil(t, fault)
	require.Equal(t, uma.Message{ID: &id, Request: &uma.Request{ID: "a", Prompt: "Hi", Stream: true}}, m)
	m, fault = parse_message.ParseMessage([]byte(`{"event": "cancel", "id": "a"}`))
	require.Nil(t, fault)
	require.Equal(t, uma.Message{ID: &id, Cancel: true}, m)
	m, fault = parse_message.ParseMessage([]byte(`{"type": "metrics"}`))
	require.Nil(t, fault)
	require.True(t, m.Metrics)
	for message, text := range map[string]string{
		`[1]`:                        `must be a JSON object, not "[1]"`,
		`null`:                       `must be a JSON object, not "null"`,
		`{"prompt": "Hi"}`:           `"id" is missing`,
		`{"id": 7}`:                  `"id" is 7; it must be a string`,
		`{"id": "a"}`:                `"prompt" is missing`,
		`{"id": "", "prompt": "Hi"}`: `"id" has 0 bytes; 1 to 256 are right`,
		`{"id": "` + strings.Repeat("x", 257) + `", "prompt": "Hi"}`: `"id" has 257 bytes`,
		`{"id": "a", "event": "stop"}`:                               `"event" is "stop"; a client may send "cancel"`,
		`{"id": "a", "event": 1}`:                                    `"event" is 1; it must be a string`,
		`{"type": 1}`:                                                `"type" is 1; it must be a string`,
		`{"event": "cancel"}`:                                        `"id" is missing`,
		`{"ID": "a", "prompt": "Hi"}`:                                `"id" is missing`,
	} {
		m, fault := parse_message.ParseMessage([]byte(message))
		require.NotNil(t, fault, message)
		require.Equal(t, uma.CodeBadRequest, fault.Code, message)
		require.Contains(t, fault.Message, text)
		require.Nil(t, m.Request)
	}
	m, _ = parse_message.ParseMessage([]byte(`{"id": "a"}`))
	require.Equal(t, &id, m.ID, "the error can name it")
	_, fault = parse_message.ParseMessage([]byte("{\"id\": \"a\", \"prompt\": \"\xff\"}"))
	require.Equal(t, uma.CodeInvalidJSON, fault.Code)
	message := []byte(`{"id": "a", "prompt": "Hi", "metadata": {"k": "v"}}`)
	m, _ = parse_message.ParseMessage(message)
	copy(message, strings.Repeat("#", len(message)))
	require.Equal(t, `{"k": "v"}`, string(m.Request.Metadata), "nothing of the message is kept")
}
