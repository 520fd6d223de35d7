package run_stream_test

import (
	"context"
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/run_stream"
	"rkllmd/web/start_answer"
)

func TestRunStream(t *testing.T) {
	text := "Once"
	config := completion.Config{Input: completion.Input{Prompt: &text}, Options: completion.Options{Stream: true}}
	t.Run("to its end", func(t *testing.T) {
		host, _ := web_host.WebHost(web_backend.WebBackend("a", "b"))
		w := httptest.NewRecorder()
		stream := create_stream.CreateStream(host, w, config)
		run, failure := start_answer.StartAnswer(stream, config)
		require.Nil(t, failure)
		run_stream.RunStream(t.Context(), stream, w, run)
		messages := web_events.WebEvents(t, w.Body.String())
		require.Len(t, messages, 4)
		require.Equal(t, "ab", messages[3]["generated_text"])
	})
	t.Run("its time is over", func(t *testing.T) {
		host, told := web_host.WebHost(web_backend.WebBackend("a", "wait", "b"))
		w := httptest.NewRecorder()
		stream := create_stream.CreateStream(host, w, config)
		run, failure := start_answer.StartAnswer(stream, config)
		require.Nil(t, failure)
		ctx, cancel := context.WithTimeout(t.Context(), 20*time.Millisecond)
		defer cancel()
		run_stream.RunStream(ctx, stream, w, run)
		messages := web_events.WebEvents(t, w.Body.String())
		require.Equal(t, "timeout", messages[len(messages)-1]["error"])
		require.Equal(t, "a", messages[len(messages)-1]["generated_text"])
		require.Equal(t, []string{"timeout"}, told.Errors)
	})
	t.Run("the client is gone", func(t *testing.T) {
		host, _ := web_host.WebHost(web_backend.WebBackend("a", "wait", "b"))
		stream := create_stream.CreateStream(host, httptest.NewRecorder(), config)
		run, failure := start_answer.StartAnswer(stream, config)
		require.Nil(t, failure)
		ctx, cancel := context.WithCancel(t.Context())
		cancel()
		run_stream.RunStream(ctx, stream, httptest.NewRecorder(), run)
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
	})
	t.Run("the client is too slow", func(t *testing.T) {
		host, _ := web_host.WebHost(web_backend.WebBackend("a", "wait"))
		host.Options.MaxPendingBytes = 10
		stream := create_stream.CreateStream(host, httptest.NewRecorder(), config)
		run, failure := start_answer.StartAnswer(stream, config)
		require.Nil(t, failure)
		run_stream.RunStream(t.Context(), stream, httptest.NewRecorder(), run)
		require.Equal(t, generation.ReasonAbort, run.Last.Reason)
	})
}
