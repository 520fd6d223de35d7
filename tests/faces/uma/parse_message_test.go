package uma_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/parse_message"
)

func TestParseMessage(t *testing.T) {
	id := json.RawMessage(`"a"`)
	m, fault := parse_message.ParseMessage([]byte(` {"id": "a", "prompt": "Hi", "future": [1]}`))
	require.Nil(t, fault)
	require.Equal(t, uma.Message{ID: id, Request: &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: id,
		Prompt: "Hi", Stream: true}}, m)
	m, fault = parse_message.ParseMessage([]byte(`{"event": "cancel", "id": "a"}`))
	require.Nil(t, fault)
	require.Equal(t, uma.Message{ID: id, Cancel: "a"}, m)
	m, fault = parse_message.ParseMessage([]byte(`{"type": "metrics"}`))
	require.Nil(t, fault)
	require.True(t, m.Metrics)
	for message, text := range map[string]string{
		`[1]`:              `must be a JSON object, not "[1]"`,
		`null`:             `must be a JSON object, not "null"`,
		`{"prompt": "Hi"}`: `"id" is missing`,
		`{"id": 7}`:        `"id" is 7; it must be a string, such as "1"`,
		`{"id": "a", "prompt": "Hi", "prompt": "Ho"}`: `"prompt" is given twice`,
		`{"type": "metrics", "type": "metrics"}`:      `"type" is given twice`,
		`{"id": "a", "prompt": "Hi", "slo": {"target_ttft_ms": 150, "target_ttft_ms": 80}}`: `"target_ttft_ms" is ` +
			"given twice",
		`{"id": "a"}`:                `"prompt" is missing`,
		`{"id": "", "prompt": "Hi"}`: `"id" is empty; 1 to 256 bytes are right`,
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
	require.Equal(t, id, m.ID, "the error can name it")
	for message, id := range map[string]string{
		`{"id": 1}`: `1`, `{"id": 1.50e1, "prompt": "Hi"}`: `1.50e1`, `{"event": "cancel", "id": true}`: `true`,
		`{"id": {"n": [1]}}`: `{"n": [1]}`, `{"id": ""}`: `""`,
		`{"id": "a", "type": 1}`: `"a"`, `{"id": "\u0061", "event": 1}`: `"\u0061"`,
		`{"id": "a", "prompt": "Hi", "prompt": "Ho"}`: `"a"`,
		`{"id": null}`: ``, `{"id": "a", "id": "a", "prompt": "Hi"}`: ``, `{"id": "` + strings.Repeat("x", 257) +
			`"}`: ``, `{"id": 1` + strings.Repeat("0", 256) + `}`: ``,
	} {
		m, fault := parse_message.ParseMessage([]byte(message))
		require.NotNil(t, fault, message)
		require.Equal(t, id, string(m.ID), message)
	}
	message := []byte(`{"id": "a", "prompt": "Hi", "metadata": {"k": "v"}}`)
	m, _ = parse_message.ParseMessage(message)
	copy(message, strings.Repeat("#", len(message)))
	require.Equal(t, `{"k": "v"}`, string(m.Request.Metadata), "nothing of the message is kept")
}
