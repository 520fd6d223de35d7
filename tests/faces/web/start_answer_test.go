package web_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/start_answer"
	"rkllmd/generation"
	"rkllmd/tests/faces/web_backend"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
)

func TestStartAnswer(t *testing.T) {
	text := "Once"
	config := stream.Config{Input: stream.Input{Prompt: &text}, Options: stream.Options{Stream: true}}
	host, told := web_host.WebHost(web_backend.WebBackend("a", "b"))
	s := create_stream.CreateStream(host, httptest.NewRecorder(), config)
	s.Client.User = "uid 5"
	run, err := start_answer.StartAnswer(s, config)
	require.NoError(t, err)
	<-run.Done
	require.Equal(t, s.Client, run.Request.Client)
	messages := web_events.WebEvents(t, string(s.Out))
	require.Equal(t, "init", messages[0]["type"])
	require.Equal(t, s.Answer.ID, messages[0]["request_id"])
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
	s = create_stream.CreateStream(host, httptest.NewRecorder(), config)
	_, err = start_answer.StartAnswer(s, config)
	require.ErrorIs(t, err, generation.ErrTooLong)
	require.Equal(t, "init", web_events.WebEvents(t, string(s.Out))[0]["type"], "it goes first")
}
