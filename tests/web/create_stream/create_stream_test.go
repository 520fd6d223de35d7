package create_stream_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
)

func TestCreateStream(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	text := "Once"
	stream := create_stream.CreateStream(host, httptest.NewRecorder(), completion.Config{Input: completion.Input{Prompt: &text}, Options: completion.Options{Stream: true, EchoPrompt: true}})
	require.True(t, stream.Events)
	require.Equal(t, "Once", string(stream.Answer.Text))
	require.False(t, stream.Answer.Options.IncludeTiming)
	require.Equal(t, 1, cap(stream.Wake))
	stream = create_stream.CreateStream(host, httptest.NewRecorder(), completion.Config{Input: completion.Input{Prompt: &text}})
	require.False(t, stream.Events)
	require.True(t, stream.Answer.Options.IncludeTiming, "the answer as a whole has it always")
}
