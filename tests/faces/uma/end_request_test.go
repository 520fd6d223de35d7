package uma_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/end_request"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/uma_read"
)

func TestEndRequest(t *testing.T) {
	for _, test := range []struct {
		name, event  string
		keep, ending bool
	}{
		{"eos", uma.EventEOS, false, true}, {"kept open", uma.EventEOS, true, false}, {"an error ends all",
			uma.EventError, true, true},
	} {
		t.Run(test.name, func(t *testing.T) {
			request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`),
				KeepOpen: test.keep, Metadata: json.RawMessage(`{"k":1}`)}
			s, _, client := uma_session.UMASession(t, request)
			end_request.EndRequest(s, request, uma.Event{Event: test.event, Reason: uma.ReasonStop})
			require.Equal(t, map[string]any{"id": "a", "event": test.event, "reason": "stop",
				"metadata": map[string]any{"k": 1.0}}, uma_read.UMARead(t, client))
			require.Equal(t, []bool{test.ending, test.ending}, []bool{s.Ended, s.Conn.Ending.Load()})
			require.Nil(t, s.Exchange)
			require.Zero(t, s.Conn.Owed.Load())
			require.Zero(t, s.Host.Active.Load())
			end_request.EndRequest(s, request, uma.Event{Event: test.event})
			require.Zero(t, s.Conn.Owed.Load(), "once")
		})
	}
}
