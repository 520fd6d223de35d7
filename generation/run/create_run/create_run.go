// Package create_run makes a run.
package create_run

import (
	"math/rand/v2"
	"time"

	"rkllmd/generation"
	"rkllmd/generation/calls/create_calls"
	"rkllmd/generation/request/convert_seed"
	"rkllmd/generation/run/create_text"
)

// CreateRun returns a run of request, which check_request has accepted, that has not begun. mark is what build_prompt
// found. Without a seed it gets a random one.
//
// **Runs on:** any thread.
func CreateRun(b *generation.Backend, request generation.Request, mark string, sink func(*generation.Run,
	generation.Event)) *generation.Run {
	run := &generation.Run{
		Backend: b, Request: request, Seed: rand.Uint64(), Sink: sink, Started: time.Now(), Mark: mark,
		Text: create_text.CreateText(b.Model, &request, mark), Calls: create_calls.CreateCalls(b.Model, &request),
		Sampling: request.Sampling, Done: make(chan struct{}),
	}
	if request.Seed != nil {
		run.Seed = *request.Seed
	}
	run.Sampling.Seed = convert_seed.ConvertSeed(run.Seed)
	return run
}
