// Package name_loss says why a process does not answer over its link.
package name_loss

import (
	"errors"
	"time"

	"rkllmd/cli/worker"
	"rkllmd/fleet"
	"rkllmd/generation"
	"rkllmd/generation/name_error"
	"rkllmd/rkllm"
)

// NameLoss returns ErrClosed for err, with which a question to the process of isolated has failed: with how the process
// has ended, for which it waits, if it has.
//
// **Runs on:** any thread that may wait. It takes worker.LossTime at most.
func NameLoss(isolated *rkllm.Isolated, err error) error {
	for began := time.Now(); errors.Is(err, fleet.ErrNobody) && time.Since(began) < worker.LossTime; {
		if lost := isolated.Lost(rkllm.LostCode); lost != nil {
			return name_error.NameError(generation.ErrClosed, "%s", lost.Message)
		}
		time.Sleep(time.Millisecond)
	}
	return name_error.NameError(generation.ErrClosed, "the model's process does not share it: %w", err)
}
