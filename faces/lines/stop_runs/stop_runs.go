// Package stop_runs waits for the runs.
package stop_runs

import (
	"context"
	"errors"
	"time"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/resume_runs"
	"rkllmd/generation/steering/abort_generation"
)

// StopRuns waits until all runs have ended. When stop is done, or nobody reads the output any more, they are aborted;
// paused ones go on, since no line can resume them any more.
//
// **Runs on:** one thread at a time. It is the one that has read the lines. There are no more lines. **Holds:** host.Mu
// and host.Writing for moments. Errors: stop's, or that nobody reads the output.
func StopRuns(host *lines.Host, stop context.Context) error {
	ended := make(chan struct{})
	go func() {
		host.Active.Wait()
		close(ended)
	}()
	for {
		host.Writing.Lock()
		broken := host.Broken
		host.Writing.Unlock()
		host.Mu.Lock()
		for _, run := range host.Runs {
			if broken || stop.Err() != nil {
				abort_generation.AbortGeneration(run)
			}
		}
		host.Mu.Unlock()
		resume_runs.ResumeRuns(host)
		select {
		case <-ended:
			if broken {
				return errors.New("nobody reads the output any more")
			}
			return stop.Err()
		case <-time.After(20 * time.Millisecond):
		}
	}
}
