package web_test

import (
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web/create_stream"
	"rkllmd/faces/web/deliver_event"
	"rkllmd/generation"
	"rkllmd/tests/support/faces/web_events"
	"rkllmd/tests/support/faces/web_host"
)

func TestDeliverEvent(t *testing.T) {
	host, told := web_host.WebHost(nil)
	host.Options.Timeout = time.Second
	s := create_stream.CreateStream(host, httptest.NewRecorder(), stream.Config{Options: stream.Options{Stream: true}})
	deliver_event.DeliverEvent(host, s, nil, generation.Event{Kind: generation.EventTruncated})
	require.Empty(t, s.Out)
	deliver_event.DeliverEvent(host, s, nil, generation.Event{Kind: generation.EventToken,
		Token: generation.Token{Text: "so far"}})
	deliver_event.DeliverEvent(host, s, nil, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonAbort})
	require.Equal(t, stream.FinishCancelled, s.Last.(stream.Completion).FinishReason)
	s.TimedOut = true
	deliver_event.DeliverEvent(host, s, nil, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonAbort})
	failure := s.Last.(stream.Error)
	require.Equal(t, stream.ErrorTimeout, failure.Error)
	require.Equal(t, "the generation has taken longer than 1s; the limit is set by --http-timeout or "+
		"RKLLMD_HTTP_TIMEOUT", failure.Message)
	require.Equal(t, "so far", *failure.GeneratedText)
	deliver_event.DeliverEvent(host, s, nil, generation.Event{Kind: generation.EventDone,
		Reason: generation.ReasonStop})
	require.IsType(t, stream.Completion{}, s.Last, "it has ended by itself before")
	require.Equal(t, []string{"timeout"}, told.Errors)
	require.Len(t, told.Events, 5, "the meter sees all of them")
	require.Equal(t, "so far", web_events.WebEvents(t, string(s.Out))[0]["token"])
}
