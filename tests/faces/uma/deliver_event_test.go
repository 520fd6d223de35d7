package uma_test

import (
	"encoding/json"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/uma_read"
)

func TestDeliverEvent(t *testing.T) {
	token := generation.Event{Kind: generation.EventToken, Token: generation.Token{ID: 7, Text: "x"}}
	t.Run("tokens, then every way to end", func(t *testing.T) {
		for reason, expected := range map[generation.Reason]map[string]any{
			generation.ReasonStop: {"event": "eos", "reason": "stop"}, generation.ReasonText: {"event": "eos",
				"reason": "stop"},
			generation.ReasonLength: {"event": "eos", "reason": "length"}, generation.ReasonContext: {"event": "eos",
				"reason": "length"},
			generation.ReasonAbort: {"event": "eos", "reason": "stop", "cancelled": true},
			generation.ReasonError: {"event": "error", "code": "E_RUNTIME_DECODE", "message": "why"},
		} {
			request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), Stream: true}
			s, _, client := uma_session.UMASession(t, request)
			deliver_event.DeliverEvent(s, request, nil, generation.Event{Kind: generation.EventQueued})
			deliver_event.DeliverEvent(s, request, nil, token)
			deliver_event.DeliverEvent(s, request, nil, generation.Event{Kind: generation.EventDone, Reason: reason,
				Err: errors.New("why")})
			require.Equal(t, map[string]any{"id": "a", "event": "token", "text": "x", "token_id": 7.0},
				uma_read.UMARead(t, client))
			expected["id"] = "a"
			require.Equal(t, expected, uma_read.UMARead(t, client))
			require.EqualValues(t, 1, s.Host.Tokens.Load())
		}
	})
	t.Run("without stream", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`)}
		s, _, client := uma_session.UMASession(t, request)
		deliver_event.DeliverEvent(s, request, nil, token)
		deliver_event.DeliverEvent(s, request, nil, generation.Event{Kind: generation.EventToken,
			Token: generation.Token{ID: -1, Text: "é"}})
		deliver_event.DeliverEvent(s, request, nil, generation.Event{Kind: generation.EventDone,
			Reason: generation.ReasonLength})
		require.Equal(t, map[string]any{"id": "a", "event": "eos", "reason": "length", "text": "xé"},
			uma_read.UMARead(t, client))
		require.EqualValues(t, 1, s.Host.Tokens.Load(), "text that was held is no token")
	})
	t.Run("targets count with eos, however it came to that, and not with an error", func(t *testing.T) {
		for reason, counted := range map[generation.Reason]int64{generation.ReasonStop: 1, generation.ReasonAbort: 1,
			generation.ReasonError: 0} {
			request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Stream: true, SLO: uma.SLO{TTFT: 1}}
			s, _, _ := uma_session.UMASession(t, request)
			deliver_event.DeliverEvent(s, request, nil, generation.Event{Kind: generation.EventDone, Reason: reason,
				Err:     errors.New("why"),
				Timings: generation.Timings{FirstToken: time.Second}})
			require.Equal(t, counted, s.Host.TTFTTargets.Load(), reason)
		}
	})
	t.Run("nobody's any more", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), Stream: true}
		s, _, _ := uma_session.UMASession(t, nil)
		deliver_event.DeliverEvent(s, request, nil, token)
		deliver_event.DeliverEvent(s, request, nil, generation.Event{Kind: generation.EventDone})
		require.Zero(t, s.Host.Tokens.Load())
	})
	t.Run("the client is gone", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), Stream: true}
		s, _, _ := uma_session.UMASession(t, request)
		s.Conn.Gone = true
		deliver_event.DeliverEvent(s, request, nil, token)
		require.Same(t, &request.Exchange, s.Exchange, "the loop abandons the session")
	})
}
