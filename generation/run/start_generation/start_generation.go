// Package start_generation starts a run.
package start_generation

import (
	"time"

	"rkllmd/generation"
	"rkllmd/generation/request/check_request"
	"rkllmd/generation/request/prepare_grammar"
	"rkllmd/generation/run/build_prompt"
	"rkllmd/generation/run/create_run"
	"rkllmd/generation/run/start_prompted_run"
)

// StartGeneration checks request and lets the backend b work on it. sink is told of each event of the run, the last of
// which is EventDone; an error means that nothing has begun and that sink is told nothing. In a session the prompt goes
// behind the history, and the answer behind that. The run may be another backend's than b (Backend.Elsewhere).
//
// **Runs on:** any thread. It does not wait for the run. Errors: check_request's; ErrTooLong; ErrBusy (the queue is
// full, or the session has a run), ErrClosed.
func StartGeneration(b *generation.Backend, request generation.Request, sink func(*generation.Run,
	generation.Event)) (
	*generation.Run, error) {
	started := time.Now()
	if b.Elsewhere != nil {
		if run := b.Elsewhere(request, sink); run != nil {
			return run, nil
		}
	}
	if err := check_request.CheckRequest(b, &request); err != nil {
		return nil, err
	}
	if !b.Capabilities.Relays {
		if err := prepare_grammar.PrepareGrammar(b.Model, &request); err != nil {
			return nil, err
		}
	}
	tokens, mark, err := build_prompt.BuildPrompt(b, &request)
	if err != nil {
		return nil, err
	}
	run := create_run.CreateRun(b, request, mark, sink)
	run.Started = started // the prompt's time counts
	if err = start_prompted_run.StartPromptedRun(run, tokens); err != nil {
		return nil, err
	}
	return run, nil
}
