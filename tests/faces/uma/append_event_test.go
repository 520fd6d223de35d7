package uma_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_event"
	"rkllmd/tests/support/faces/uma_frame"
	"rkllmd/utils"
)

func TestAppendEvent(t *testing.T) {
	id, text, token := json.RawMessage(`"ä"`), "<é\n😀\">", int32(7)
	event := uma.Event{ID: id, Event: uma.EventToken, Text: &text, TokenID: &token, Metadata: json.RawMessage(
		`{"k": "ö"}`)}
	const written = `{"id":"ä","event":"token","text":"<é\n😀\">","token_id":7,"metadata":{"k":"ö"}}`
	require.Equal(t, "before"+uma_frame.UMAFrame(written), string(append_event.AppendEvent([]byte("before"),
		utils.FramingLength, event)))
	require.Equal(t, "x"+text, string(append_event.AppendEvent([]byte("x"), utils.FramingLine, event)))

	event = uma.Event{ID: id, Event: uma.EventEOS, Reason: uma.ReasonStop}
	require.Equal(t, `{"id":"ä","event":"eos","reason":"stop"}`, string(append_event.AppendEvent(nil,
		utils.FramingLength, event)[4:]))
	require.Equal(t, "\n", string(append_event.AppendEvent(nil, utils.FramingLine, event)))

	event = uma.Event{Event: uma.EventError, Code: uma.CodeBusy, Message: "a\nb"}
	require.Equal(t, `{"id":null,"event":"error","code":"E_LIMIT_BUSY","message":"a\nb"}`,
		string(append_event.AppendEvent(nil, utils.FramingLength, event)[4:]))
	require.Equal(t, "error E_LIMIT_BUSY: a b\n", string(append_event.AppendEvent(nil, utils.FramingLine, event)))

	metrics := uma.Metrics{Tokens: 3}
	event = uma.Event{Event: uma.EventMetrics, Metrics: &metrics, Snapshot: &metrics}
	line := string(append_event.AppendEvent(nil, utils.FramingLine, event))
	require.Regexp(t, `^\{"id":null,"event":"metrics","tokens_generated_total":3,.*"metrics":\{"tokens_generated_total":3,.*\}\}\n$`, line)
}
