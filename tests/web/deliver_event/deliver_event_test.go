package deliver_event_test

import (
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/generation"
	"rkllmd/tests/support/web_events"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/create_stream"
	"rkllmd/web/deliver_event"
)

func TestDeliverEvent(t *testing.T) {
	host, told := web_host.WebHost(nil)
	host.Options.Timeout = time.Second
	stream := create_stream.CreateStream(host, httptest.NewRecorder(), completion.Config{Options: completion.Options{Stream: true}})
	deliver_event.DeliverEvent(host, stream, nil, generation.Event{Kind: generation.EventTruncated})
	require.Empty(t, stream.Out)
	deliver_event.DeliverEvent(host, stream, nil, generation.Event{Kind: generation.EventToken,
		Token: generation.Token{Text: "so far"}})
	deliver_event.DeliverEvent(host, stream, nil, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonAbort})
	require.Equal(t, completion.FinishCancelled, stream.Last.(completion.Completion).FinishReason)
	stream.TimedOut = true
	deliver_event.DeliverEvent(host, stream, nil, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonAbort})
	failure := stream.Last.(completion.Error)
	require.Equal(t, completion.ErrorTimeout, failure.Error)
	require.Equal(t, "the generation has taken longer than 1s; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT", failure.Message)
	require.Equal(t, "so far", *failure.GeneratedText)
	deliver_event.DeliverEvent(host, stream, nil, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonStop})
	require.IsType(t, completion.Completion{}, stream.Last, "it has ended by itself before")
	require.Equal(t, []string{"timeout"}, told.Errors)
	require.Len(t, told.Events, 5, "the meter sees all of them")
	require.Equal(t, "so far", web_events.WebEvents(t, string(stream.Out))[0]["token"])
}
