package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/tests/support/faces/web_host"
)

func TestCreateStream(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	text := "Once"
	s := create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{Input: stream.Input{Prompt: &text},
		Options: stream.Options{Stream: true, EchoPrompt: true}})
	require.True(t, s.Events)
	require.Equal(t, "Once", string(s.Answer.Text))
	require.False(t, s.Answer.Options.IncludeTiming)
	require.Equal(t, 1, cap(s.Wake))
	s = create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{Input: stream.Input{Prompt: &text}})
	require.False(t, s.Events)
	require.True(t, s.Answer.Options.IncludeTiming, "the answer as a whole has it always")
}
