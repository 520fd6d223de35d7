// Package stop_runs waits for the runs.
package stop_runs

import (
	"context"
	"fmt"
	"time"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/resume_runs"
	"rkllmd/generation/steering/abort_generation"
	"rkllmd/utils/describe_system_error"
)

// StopRuns waits until all runs have ended. When stop is done, or nobody reads the output any more, they are aborted;
// paused ones go on, since no line can resume them any more.
//
// **Runs on:** one thread at a time. It is the one that has read the lines. There are no more lines. **Holds:** host.Mu
// and host.Writing for moments. Errors: stop's, or why the output could not be written.
func StopRuns(host *lines.Host, stop context.Context) error {
	ended, last := make(chan struct{}), false
	go func() {
		host.Active.Wait()
		close(ended)
	}()
	for {
		select {
		case <-ended:
			last = true // what they have written is seen
		default:
		}
		host.Writing.Lock()
		broken := host.Broken
		host.Writing.Unlock()
		if last && broken != nil {
			return fmt.Errorf("cannot write the answers: %w", describe_system_error.DescribeSystemError(broken))
		}
		if last {
			return stop.Err()
		}
		host.Mu.Lock()
		for _, run := range host.Runs {
			if broken != nil || stop.Err() != nil {
				abort_generation.AbortGeneration(run)
			}
		}
		host.Mu.Unlock()
		resume_runs.ResumeRuns(host)
		select {
		case <-ended:
		case <-time.After(20 * time.Millisecond):
		}
	}
}
