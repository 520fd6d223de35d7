package end_answer_test

import (
	"context"
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/completion/end_answer"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/tests/support/websocket_meter"
)

func TestEndAnswer(t *testing.T) {
	late := name_error.NameError(context.DeadlineExceeded, "it takes too long")
	for _, test := range []struct {
		name   string
		reason generation.Reason
		late   error
		kind   completion.ErrorType
		finish completion.FinishReason
	}{
		{"the client has stopped it", generation.ReasonAbort, nil, "", completion.FinishCancelled},
		{"its time was over", generation.ReasonAbort, late, completion.ErrorTimeout, ""},
		{"it has ended by itself before", generation.ReasonStop, late, "", completion.FinishStop},
		{"it has failed", generation.ReasonError, nil, completion.ErrorInternal, ""},
	} {
		t.Run(test.name, func(t *testing.T) {
			told, meter := websocket_meter.WebsocketMeter()
			answer := &completion.Answer{ID: "gen_1", Text: []byte("so far"), Waiting: &completion.Token{Token: "x"},
				Options: completion.Options{Stream: true}}
			event := generation.Event{Kind: generation.EventDone, Reason: test.reason, Err: errors.New("why")}
			messages := end_answer.EndAnswer(meter, answer, event, test.late)
			require.Len(t, messages, 2)
			require.Equal(t, completion.Token{Token: "x"}, messages[0], "the token that has waited goes first")
			if test.kind == "" {
				require.Equal(t, test.finish, messages[1].(completion.Completion).FinishReason)
				require.Empty(t, told.Errors)
				return
			}
			failure := messages[1].(completion.Error)
			require.Equal(t, []any{test.kind, "so far"}, []any{failure.Error, *failure.GeneratedText})
			require.Equal(t, []string{string(test.kind)}, told.Errors)
		})
	}
}
