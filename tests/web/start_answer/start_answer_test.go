package start_answer_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
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
	run, failure := start_answer.StartAnswer(stream, config)
	require.Nil(t, failure)
	<-run.Done
	require.Equal(t, uint64(1), run.Request.Client)
	messages := web_events.WebEvents(t, string(stream.Out))
	require.Equal(t, "init", messages[0]["type"])
	require.Equal(t, stream.Answer.ID, messages[0]["request_id"])
	require.Equal(t, "toy", messages[0]["model"])
	require.Equal(t, "completion", messages[3]["type"])
	require.Len(t, told.Events, 3, "the meter sees what the client is told")
	host, _ = web_host.WebHost(nil)
	_, failure = start_answer.StartAnswer(create_stream.CreateStream(host, httptest.NewRecorder(), config), config)
	require.Equal(t, completion.ErrorModelLoading, failure.Error)
	require.Contains(t, failure.Message, "no model is loaded")
	text = strings.Repeat("x", 100)
	host, _ = web_host.WebHost(web_backend.WebBackend("a"))
	config.Model = "other"
	_, failure = start_answer.StartAnswer(create_stream.CreateStream(host, httptest.NewRecorder(), config), config)
	require.Equal(t, completion.ErrorInvalidRequest, failure.Error)
}
