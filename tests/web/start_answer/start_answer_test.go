package start_answer_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/tests/support/web_backend"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/start_answer"
)

func TestStartAnswer(t *testing.T) {
	text := "Once"
	config := completion.Config{Input: completion.Input{Prompt: &text}, Options: completion.Options{Stream: true}}
	host, told := web_host.WebHost(web_backend.WebBackend("a", "b"))
	stream := create_stream.CreateStream(host, httptest.NewRecorder(), config)
	run, err := start_answer.StartAnswer(stream, config)
	require.NoError(t, err)
	<-run.Done
	require.Equal(t, uint64(1), run.Request.Client)
	messages := web_events.WebEvents(t, string(stream.Out))
	require.Equal(t, "init", messages[0]["type"])
	require.Equal(t, stream.Answer.ID, messages[0]["request_id"])
	require.Equal(t, "toy", messages[0]["model"])
	require.Equal(t, "completion", messages[3]["type"])
	require.Len(t, told.Events, 3, "the meter sees what the client is told")
	host, _ = web_host.WebHost(nil)
	_, err = start_answer.StartAnswer(create_stream.CreateStream(host, httptest.NewRecorder(), config), config)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.ErrorContains(t, err, "no model is loaded")
	text = strings.Repeat("x", 100)
	host, _ = web_host.WebHost(web_backend.WebBackend("a"))
	config.Model = "other"
	_, err = start_answer.StartAnswer(create_stream.CreateStream(host, httptest.NewRecorder(), config), config)
	require.ErrorIs(t, err, generation.ErrInvalid)
	config.Model = ""
	stream = create_stream.CreateStream(host, httptest.NewRecorder(), config)
	_, err = start_answer.StartAnswer(stream, config)
	require.ErrorIs(t, err, generation.ErrTooLong)
	require.Equal(t, "init", web_events.WebEvents(t, string(stream.Out))[0]["type"], "it goes first")
}
