// Package end_generation ends a generation.
package end_generation

import (
	"context"

	"rkllmd/faces/stream/end_answer"
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket_generation/send_to_client"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/models/release_stay"
)

// EndGeneration sends the last messages of g, for its last event: first a token message that was held back because more
// text might belong to it, then the completion or an error with the text so far. It is also an error when g was aborted
// because its time is over. Its model is no longer held.
//
// **Runs on:** any thread. It does not wait. **Holds:** g.Mu (the caller); takes Table.Mu.
func EndGeneration(g *websocket.Generation, last generation.Event) {
	var late error
	if g.TimedOut {
		late = name_error.NameError(context.DeadlineExceeded,
			"the generation has taken longer than %v; the limit is set by --http-timeout or RKLLMD_HTTP_TIMEOUT",
			g.Host.Options.Timeout)
	}
	if g.Limit != nil {
		g.Limit.Stop()
	}
	for _, message := range end_answer.EndAnswer(g.Host.Meter, g.Answer, last, late) {
		g.Last = send_to_client.SendToClient(g, message)
	}
	if g.Stay != nil {
		release_stay.ReleaseStay(g.Stay)
	}
	close(g.Ended)
}
