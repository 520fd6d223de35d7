// Package modify_sampling changes how a task's tokens are chosen.
package modify_sampling

import (
	"rkllmd/engine"
	"rkllmd/engine/sampler/check_sampling"
)

// ModifySampling makes s the parameters by which t's next tokens are chosen, the one of the step at hand perhaps not
// included. All tokens so far count for its penalties; the draws begin anew with its seed, unless the model is
// computed exactly. A task that has ended is
// left alone.
//
// **Runs on:** any thread. Callbacks of tasks may call it. It never waits. Errors are check_sampling's, and change
// nothing.
func ModifySampling(_ *engine.Pool, t *engine.Task, s engine.Sampling) error {
	if err := check_sampling.CheckSampling(s); err != nil {
		return err
	}
	t.Changed.Store(&s)
	return nil
}
