// Package end_generation ends a generation.
package end_generation

import (
	"context"

	"rkllmd/completion/end_answer"
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
	var late error
	if g.TimedOut {
		late = name_error.NameError(context.DeadlineExceeded,
			"the generation has taken longer than %v, which is as long as it may (--http-timeout)",
			g.Host.Options.Timeout)
	}
	if g.Limit != nil {
		g.Limit.Stop()
	}
	for _, message := range end_answer.EndAnswer(g.Host.Meter, g.Answer, last, late) {
		g.Last = tell_client.TellClient(g, message)
	}
	close(g.Ended)
}
