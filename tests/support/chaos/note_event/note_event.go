// Package note_event notes what comes over gRPC.
package note_event

import (
	"fmt"
	"time"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/tests/support/chaos/chaos_answer"
)

// NoteEvent adds the token of event, or why its turn has ended, to a, which was asked for at begun.
func NoteEvent(a *chaos_answer.Answer, event *kakeyav1.GenerateResponse, begun time.Time) {
	if id, ok := event.GetPayload().(*kakeyav1.GenerateResponse_TokenId); ok {
		if a.Pieces = append(a.Pieces, fmt.Sprint(" ", id.TokenId)); a.First == 0 {
			a.First = time.Since(begun)
		}
	}
	if done := event.GetDone(); done != nil {
		a.End += done.StopReason.String()
	}
}
