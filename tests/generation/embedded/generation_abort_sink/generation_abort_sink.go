// Package generation_abort_sink is a client that goes away.
package generation_abort_sink

import (
	"rkllmd/generation"
	"rkllmd/generation/steering/abort_generation"
)

// GenerationAbortSink returns a sink that aborts its run when it is told the token of that index.
func GenerationAbortSink(index int) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		if event.Kind == generation.EventToken && event.Token.Index == index {
			abort_generation.AbortGeneration(run)
		}
	}
}
