// Package resume_runs lets paused runs go on.
package resume_runs

import (
	"rkllmd/faces/lines"
	"rkllmd/generation/steering/resume_generation"
)

// ResumeRuns lets all paused runs go on: there are no more lines that could resume them.
//
// **Runs on:** any thread. **Holds:** host.Mu for a moment.
func ResumeRuns(host *lines.Host) {
	host.Mu.Lock()
	defer host.Mu.Unlock()
	for _, run := range host.Runs {
		_ = resume_generation.ResumeGeneration(run) // of one that is not paused, nothing
	}
}
