package stream_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/stream/end_answer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/support/faces/websocket_meter"
)

func TestEndAnswer(t *testing.T) {
	late := name_error.NameError(context.DeadlineExceeded, "it takes too long")
	for _, test := range []struct {
		name   string
		reason generation.Reason
		late   error
		kind   stream.ErrorType
		finish stream.FinishReason
	}{
		{"the client has stopped it", generation.ReasonAbort, nil, "", stream.FinishCancelled},
		{"its time was over", generation.ReasonAbort, late, stream.ErrorTimeout, ""},
		{"it has ended by itself before", generation.ReasonStop, late, "", stream.FinishStop},
		{"it has failed", generation.ReasonError, nil, stream.ErrorInternal, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			told, meter := websocket_meter.WebsocketMeter()
			answer := &stream.Answer{ID: "gen_1", Text: []byte("so far"), Waiting: &stream.Token{Token: "x"},
				Options: stream.Options{Stream: true}}
			event := generation.Event{Kind: generation.EventDone, Reason: test.reason, Err: errors.New("why")}
			messages := end_answer.EndAnswer(meter, answer, event, test.late)
			require.Len(t, messages, 2)
			require.Equal(t, stream.Token{Token: "x"}, messages[0], "the token that has waited goes first")
			if test.kind == "" {
				require.Equal(t, test.finish, messages[1].(stream.Completion).FinishReason)
				require.Empty(t, told.Errors)
				return
			}
			failure := messages[1].(stream.Error)
			require.Equal(t, []any{test.kind, "so far"}, []any{failure.Error, *failure.GeneratedText})
			require.Equal(t, []string{string(test.kind)}, told.Errors)
		})
	}
}
