// Package generation_storm steers a run at random.
package generation_storm

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"

	"rkllmd/generation"
	"rkllmd/generation/run/start_generation"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/generation/steering/modify_generation"
	"rkllmd/generation/steering/pause_generation"
	"rkllmd/generation/steering/resume_generation"
	"rkllmd/tests/support/generation/generation_record"
)

// GenerationStorm starts request, pauses, resumes, modifies (to what it is) and perhaps aborts it, waits for its end
// and returns what must not be: tokens that alone does not have, another end than asked for, an event behind the end. A
// full queue is no fault.
func GenerationStorm(b *generation.Backend, request generation.Request, random *rand.Rand, alone []int32) error {
	record := &generation_record.Record{}
	run, err := start_generation.StartGeneration(b, request, generation_record.GenerationRecord(record))
	if errors.Is(err, generation.ErrBusy) {
		return nil
	}
	if err != nil {
		return err
	}
	aborted := false
	for range random.IntN(8) {
		switch dice := random.IntN(20); {
		case dice < 8:
			err = pause_generation.PauseGeneration(run)
		case dice < 14:
			err = resume_generation.ResumeGeneration(run)
		case dice < 17:
			err = modify_generation.ModifyGeneration(run, request.Sampling)
		case dice < 18:
			abort_generation.AbortGeneration(run)
			aborted = true
		default:
			b.Holdings() // a step
		}
		if err != nil && !errors.Is(err, generation.ErrNotFound) {
			return err
		}
	}
	_ = resume_generation.ResumeGeneration(run) // it may have ended
	<-run.Done
	record.Mu.Lock()
	defer record.Mu.Unlock()
	dones := 0
	for _, event := range record.Events {
		if event.Kind == generation.EventDone {
			dones++
		}
	}
	whole := slices.Equal(run.Answer, alone) && run.Last.Reason == generation.ReasonLength
	part := aborted && len(run.Answer) <= len(alone) && slices.Equal(run.Answer, alone[:len(run.Answer)]) &&
		run.Last.Reason == generation.ReasonAbort
	if dones != 1 || record.Events[len(record.Events)-1].Kind != generation.EventDone || !whole && !part {
		return fmt.Errorf("run %+v has the answer %v instead of %v, %d ends", run.Last, run.Answer, alone, dones)
	}
	return nil
}
