package web_test

import (
	"context"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/run_stream"
	"rkllmd/faces/web/start_answer"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
)

func TestRunStream(t *testing.T) {
	text := "Once"
	config := stream.Config{Input: stream.Input{Prompt: &text}, Options: stream.Options{Stream: true}}
	t.Run("to its end", func(t *testing.T) {
		host, _ := web_host.WebHost(web_backend.WebBackend("a", "b"))
		w := httptest.NewRecorder()
		s := create_stream.CreateStream(host, w, config)
		run, failure := start_answer.StartAnswer(s, config)
		require.Nil(t, failure)
		run.Backend.Capabilities.Relays, run.Backend.Model.Name = true, "a cloud's"
		run_stream.RunStream(t.Context(), s, w, run)
		require.Equal(t, "a cloud's", w.Header().Get(web.AnsweredBy))
		messages := web_events.WebEvents(t, w.Body.String())
		require.Len(t, messages, 4)
		require.Equal(t, "ab", messages[3]["generated_text"])
	})
	t.Run("its time is over", func(t *testing.T) {
		host, told := web_host.WebHost(web_backend.WebBackend("a", "wait", "b"))
		w := httptest.NewRecorder()
		s := create_stream.CreateStream(host, w, config)
		run, failure := start_answer.StartAnswer(s, config)
		require.Nil(t, failure)
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer cancel()
		run_stream.RunStream(ctx, s, w, run)
		messages := web_events.WebEvents(t, w.Body.String())
		require.Equal(t, "timeout", messages[len(messages)-1]["error"])
		require.Equal(t, "a", messages[len(messages)-1]["generated_text"])
		require.Equal(t, []string{"timeout"}, told.Errors)
	})
	t.Run("the client is gone", func(t *testing.T) {
		host, _ := web_host.WebHost(web_backend.WebBackend("a", "wait", "b"))
		s := create_stream.CreateStream(host, httptest.NewRecorder(), config)
		run, failure := start_answer.StartAnswer(s, config)
		require.Nil(t, failure)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		run_stream.RunStream(ctx, s, httptest.NewRecorder(), run)
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
	})
	t.Run("the client is too slow", func(t *testing.T) {
		host, _ := web_host.WebHost(web_backend.WebBackend("a", "wait"))
		host.Options.MaxPendingBytes = 10
		s := create_stream.CreateStream(host, httptest.NewRecorder(), config)
		s.Out = make([]byte, 100)
		run, failure := start_answer.StartAnswer(s, config)
		require.Nil(t, failure)
		run_stream.RunStream(t.Context(), s, httptest.NewRecorder(), run)
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
	})
}
