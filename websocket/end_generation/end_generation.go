// Package end_generation ends a generation.
package end_generation

import (
	"context"

	"rkllmd/completion"
	"rkllmd/completion/convert_event"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/websocket"
	"rkllmd/websocket/tell_client"
)

// EndGeneration sends the last messages of g for its last event: a token that has waited for more text, and the completion, or an error with the text so far. An abort because its time is over
// is an error, too.
//
// **Runs on:** any; it does not wait. **Holds:** g.Mu (the caller).
func EndGeneration(g *websocket.Generation, last generation.Event) {
	if g.TimedOut && last.Reason == generation.ReasonAbort {
		last.Reason = generation.ReasonError
		last.Err = name_error.NameError(context.DeadlineExceeded, "the generation has taken longer than %v, which is as long as it may (--http-timeout)", g.Host.Options.Timeout)
	}
	if g.Limit != nil {
		g.Limit.Stop()
	}
	for _, message := range convert_event.ConvertEvent(g.Answer, last) {
		if failure, failed := message.(completion.Error); failed {
			g.Host.Meter.OnError(string(failure.Error))
		}
		g.Last = tell_client.TellClient(g, message)
	}
	close(g.Ended)
}
