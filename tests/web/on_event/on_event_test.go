package on_event_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/on_event"
)

func TestOnEvent(t *testing.T) {
	host, told := web_host.WebHost(nil)
	stream := create_stream.CreateStream(host, httptest.NewRecorder(), completion.Config{Options: completion.Options{Stream: true}})
	on_event.OnEvent(stream)(nil, generation.Event{Kind: generation.EventToken, Token: generation.Token{Text: "a"}})
	require.Len(t, told.Events, 1)
	require.Equal(t, "a", web_events.WebEvents(t, string(stream.Out))[0]["token"])
}
