// Package generation_gate holds a run up between two tokens.
package generation_gate

import (
	"rkllmd/generation"
	"rkllmd/tests/support/generation/generation_record"
)

// Gate is a record of events whose run waits after each token: Told says that one came, Go lets it go on.
type Gate struct {
	generation_record.Record
	Told chan generation.Token
	Go   chan struct{}
}

// GenerationGate returns a sink that keeps the events in g and waits after each token. Close Go to let it run.
func GenerationGate(g *Gate) func(*generation.Run, generation.Event) {
	return func(run *generation.Run, event generation.Event) {
		g.Mu.Lock()
		g.Events = append(g.Events, event)
		g.Mu.Unlock()
		if event.Kind == generation.EventToken {
			g.Told <- event.Token
			<-g.Go
		}
	}
}
