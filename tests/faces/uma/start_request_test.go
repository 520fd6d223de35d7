package uma_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/uma"
	"rkllmd/faces/uma/start_request"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/faces/uma_session"
	"rkllmd/tests/support/faces/uma_read"
)

func TestStartRequest(t *testing.T) {
	t.Run("begun", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`), Prompt: "Hi"}
		s, notes, _ := uma_session.UMASession(t, request)
		start_request.StartRequest(s, request)
		require.Equal(t, []string{"render", "start"}, notes.Calls)
		require.Equal(t, notes.Runs[0], request.Run)
		require.Equal(t, s.Conn.Client, request.Run.Request.Client)
	})
	t.Run("cancelled before", func(t *testing.T) {
		request := &uma.Request{Exchange: stream.Exchange{ID: "a", Cancelled: true}, Sent: json.RawMessage(`"a"`),
			Prompt: "Hi"}
		s, notes, _ := uma_session.UMASession(t, request)
		start_request.StartRequest(s, request)
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
	t.Run("abandoned before", func(t *testing.T) {
		s, notes, _ := uma_session.UMASession(t, nil)
		start_request.StartRequest(s, &uma.Request{Exchange: stream.Exchange{ID: "a"},
			Sent: json.RawMessage(`"a"`), Prompt: "Hi"})
		require.Equal(t, []string{"render", "start", "abort"}, notes.Calls)
	})
	t.Run("refused", func(t *testing.T) {
		for _, test := range []struct {
			code, text string
			prompt     string
			refuse     error
			none       bool
		}{
			{"E_LIMIT_BUSY", "full", "Hi", name_error.NameError(generation.ErrBusy, "full"), false},
			{"E_LIMIT_PROMPT_TOO_LARGE", "65 tokens; the context holds 64", strings.Repeat("x", 65), nil, false},
			{"E_RUNTIME_DECODE", "no model is loaded", "Hi", nil, true},
		} {
			request := &uma.Request{Exchange: stream.Exchange{ID: "a"}, Sent: json.RawMessage(`"a"`),
				Prompt: test.prompt}
			s, notes, client := uma_session.UMASession(t, request)
			if notes.Refuse = test.refuse; test.none {
				s.Host.Hub.Backend.Store(nil)
			}
			start_request.StartRequest(s, request)
			event := uma_read.UMARead(t, client)
			require.Equal(t, []any{"a", "error", test.code}, []any{event["id"], event["event"], event["code"]})
			require.Contains(t, event["message"], test.text)
			require.True(t, s.Conn.Ending.Load())
		}
	})
}
