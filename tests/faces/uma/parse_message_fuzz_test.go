package uma_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/uma"
	"rkllmd/faces/uma/append_event"
	"rkllmd/faces/uma/parse_message"
	"rkllmd/utils"
	"rkllmd/utils/check_json"
)

func FuzzParseMessage(f *testing.F) {
	for _, seed := range []string{
		`{"id":"a","prompt":"Hi","max_tokens":5,"temperature":0.5,"top_p":0.9,"top_k":40,"stream":false}`,
		`{"id":"a","prompt":"Hi","slo":{"target_ttft_ms":150,"target_tbt_ms":80},"metadata":{"k":[1]},"keep_open":true}`,
		`{"event":"cancel","id":"a"}`, `{"type":"metrics"}`, `[]`, `null`, `{"id":null}`,
		`{"id":"\ud800","prompt":"\u0000"}`, "{\"id\":\"\xff\"}", `{"id":1}`, `{"id":"a","id":{},"prompt":"Hi"}`,
		`{"id":"a","prompt":"Hi","max_tokens":2.0,"top_k":1e1}`} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, message []byte) {
		if check_json.CheckJSON(message) != nil {
			return // the loop's affair
		}
		m, fault := parse_message.ParseMessage(message)
		found := 0
		for _, is := range []bool{fault != nil, m.Request != nil, m.Cancel != "", m.Metrics} {
			if is {
				found++
			}
		}
		require.Equal(t, 1, found, "exactly one thing")
		if m.Request == nil {
			event := append_event.AppendEvent(nil, utils.FramingLength, uma.Event{ID: m.ID, Event: uma.EventError})
			require.NoError(t, check_json.CheckJSON(event[4:]))
			return
		}
		require.NotEmpty(t, m.Request.Prompt)
		require.Equal(t, m.ID, m.Request.Sent)
		event := append_event.AppendEvent(nil, utils.FramingLength, uma.Event{ID: m.ID, Event: uma.EventEOS,
			Text: &m.Request.Prompt, Metadata: m.Request.Metadata})
		require.NoError(t, check_json.CheckJSON(event[4:]))
	})
}
