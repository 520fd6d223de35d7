// Package generation_record keeps the events of a run.
package generation_record

import (
	"sync"

	"rkllmd/generation"
)

// Record is the events of a run, in order.
type Record struct {
	Mu     sync.Mutex
	Events []generation.Event
}

// GenerationRecord returns a sink that keeps the events in r.
func GenerationRecord(r *Record) func(*generation.Run, generation.Event) {
	return func(_ *generation.Run, event generation.Event) {
		r.Mu.Lock()
		defer r.Mu.Unlock()
		r.Events = append(r.Events, event)
	}
}
