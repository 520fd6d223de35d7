// Package begin_elsewhere begins a run on another backend.
package begin_elsewhere

import "rkllmd/generation"

// BeginElsewhere returns a Backend.Elsewhere that returns run.
func BeginElsewhere(run *generation.Run) func(generation.Request, func(*generation.Run,
	generation.Event)) *generation.Run {
	return func(generation.Request, func(*generation.Run, generation.Event)) *generation.Run { return run }
}
