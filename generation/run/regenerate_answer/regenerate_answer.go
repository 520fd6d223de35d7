// Package regenerate_answer answers a request once more.
package regenerate_answer

import (
	"slices"

	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/generation/run/create_run"
	"rkllmd/generation/run/start_prompted_run"
	"rkllmd/generation/session/remove_answer"
	"rkllmd/generation/session/restore_answer"
)

// RegenerateAnswer starts the request of old, which has ended, once more with the same prompt, by the sampling that was
// in force at its end, and with another seed, a new one where it is nil. In a session old must have been the last run;
// its answer is taken off the history first, and is back there after an error.
//
// **Runs on:** any thread that may wait. A thread that delivers events must not call it. Errors: ErrBusy where old goes
// on; ErrInvalid where the session has gone on since; remove_answer's and start_generation's.
func RegenerateAnswer(old *generation.Run, seed *uint64, sink func(*generation.Run, generation.Event)) (*generation.Run,
	error) {
	old.Mu.Lock()
	ended, request := old.Ended, old.Request
	request.Sampling, request.Seed = old.Sampling, seed
	old.Mu.Unlock()
	if !ended {
		return nil, name_error.NameError(generation.ErrBusy, "the run has not ended; abort it first")
	}
	<-old.Done // at once: EventDone is being delivered
	request.Sampling.Seed = old.Request.Sampling.Seed
	tokens, answer := old.Prompt, []int32(nil)
	if s := request.Session; s != nil {
		s.Mu.Lock()
		last := slices.Equal(s.Tokens[:min(s.Turn, len(s.Tokens))], old.Prompt)
		s.Mu.Unlock()
		if !last {
			return nil, name_error.NameError(generation.ErrInvalid,
				"session %q has gone on since that run; only the last one can be done again", s.ID)
		}
		var err error
		if answer, err = remove_answer.RemoveAnswer(s); err != nil {
			return nil, err
		}
		tokens = nil // they stand in the history
	}
	run := create_run.CreateRun(old.Backend, request, old.Mark, sink)
	if err := start_prompted_run.StartPromptedRun(run, tokens); err != nil {
		if request.Session != nil {
			restore_answer.RestoreAnswer(request.Session, answer)
		}
		return nil, err
	}
	return run, nil
}
