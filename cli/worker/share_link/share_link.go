// Package share_link shares the model of the embedded runtime in a process.
package share_link

import (
	"time"

	"rkllmd/cli/worker"
	"rkllmd/cli/worker/open_shared"
	"rkllmd/generation"
	"rkllmd/rkllm"
)

// ShareLink returns what is in the place of Embedded.ShareHandle over isolated (open_shared). A process has one model
// at a time: the handle does not matter.
//
// **Runs on:** any thread. What it returns runs on any thread that may wait.
func ShareLink(isolated *rkllm.Isolated, s *worker.Shares, silence time.Duration) func(uintptr,
	generation.ModelOptions) (*generation.Backend, error) {
	return func(_ uintptr, o generation.ModelOptions) (*generation.Backend, error) {
		return open_shared.OpenShared(isolated, s, o, silence)
	}
}
