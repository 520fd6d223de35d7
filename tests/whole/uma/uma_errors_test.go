package uma_test

import (
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/tests/support/faces/uma_read"
	"rkllmd/tests/support/faces/uma_start"
	"rkllmd/tests/support/generation/generation_backend"
	"rkllmd/tests/support/server/server_dial"
)

// The errors of docs/protocols/uma.md, each as a client on the socket sees it: one event, then the end of the
// connection. The model's context holds 64 tokens, of a byte each, and a frame 64 KiB.
func TestUMAErrors(t *testing.T) {
	_, backend := generation_backend.GenerationBackend()
	host := &uma.Host{Hub: &generation.Hub{}}
	host.Hub.Backend.Store(backend)
	l := uma_start.UMAStart(t, host, false)
	broken := &uma.Host{Hub: &generation.Hub{}}
	none := uma_start.UMAStart(t, broken, false)
	for _, test := range []struct {
		name, input string
		id          any
		code, text  string
	}{
		{"frame too large, on its header alone", "\x01\x00\x01\x00", nil, "E_PROTO_FRAME_TOO_LARGE",
			"65537 bytes is larger than the limit of 65536 bytes (--uma-max-frame-bytes"},
		{"frame too large, without a NUL", "\xff\xff\xff\xff", nil, "E_PROTO_FRAME_TOO_LARGE", "4294967295 bytes"},
		{"frame too large, text instead of a length", `{"id": "a", "prompt": "Hi"}`, nil, "E_PROTO_FRAME_TOO_LARGE",
			"larger than the limit"},
		{"invalid JSON", uma_frame.UMAFrame("{x}"), nil, "E_PROTO_INVALID_JSON", "not \"x\""},
		{"invalid JSON, a frame of no bytes", "\x00\x00\x00\x00", nil, "E_PROTO_INVALID_JSON", "length prefix of 0"},
		{"invalid JSON, no UTF-8", uma_frame.UMAFrame("{\"id\": \"a\", \"prompt\": \"\xff\"}"), nil,
			"E_PROTO_INVALID_JSON", "UTF-8"},
		{"invalid JSON, cut short", uma_frame.UMAFrame(`{"id": "a"`), nil, "E_PROTO_INVALID_JSON",
			"ends in the middle"},
		{"missing field", uma_frame.UMAFrame(`{"id": "a"}`), "a", "E_PROTO_BAD_REQUEST", `"prompt" is missing`},
		{"invalid field", uma_frame.UMAFrame(`{"id": "a", "prompt": "Hi", "max_tokens": "5"}`), "a",
			"E_PROTO_BAD_REQUEST", `"max_tokens" is "5"`},
		{"an id that is a number comes back", uma_frame.UMAFrame(`{"id": 1}`), 1.0, "E_PROTO_BAD_REQUEST",
			`"id" is 1; it must be a string, such as "1"`},
		{"a member given twice", uma_frame.UMAFrame(`{"id": "a", "prompt": "Hi", "prompt": "Ho"}`), "a",
			"E_PROTO_BAD_REQUEST", `"prompt" is given twice`},
		{"two ids", uma_frame.UMAFrame(`{"id": "a", "id": "b", "prompt": "Hi"}`), nil, "E_PROTO_BAD_REQUEST",
			`"id" is given twice`},
		{"invalid JSON, half of a character", uma_frame.UMAFrame(`{"id": "\ud800", "prompt": "Hi"}`), nil,
			"E_PROTO_INVALID_JSON", "halves of one character"},
		{"prompt too large", uma_frame.UMAFrame(`{"id": "a", "prompt": "` + strings.Repeat("x", 65) + `"}`), "a",
			"E_LIMIT_PROMPT_TOO_LARGE", "65 tokens"},
		{"decode failure", uma_frame.UMAFrame(`{"id": "a", "prompt": "Hi"}`), "a", "E_RUNTIME_DECODE",
			"no model is loaded"},
		{"anything behind an error is dropped", uma_frame.UMAFrame(`{}`) + strings.Repeat("\x00\x00\x00\x00", 100000),
			nil, "E_PROTO_BAD_REQUEST", `"id" is missing`},
	} {
		t.Run(test.name, func(t *testing.T) {
			loop := l
			if test.code == "E_RUNTIME_DECODE" {
				loop = none
			}
			client := server_dial.ServerDial(t, loop)
			_, err := io.WriteString(client, test.input)
			require.NoError(t, err)
			event := uma_read.UMARead(t, client)
			require.Equal(t, []any{test.id, "error", test.code}, []any{event["id"], event["event"], event["code"]})
			require.Contains(t, event["message"], test.text)
			require.Nil(t, uma_read.UMARead(t, client), "the connection is closed")
		})
	}
	require.Zero(t, host.Active.Load()+broken.Active.Load())
}
