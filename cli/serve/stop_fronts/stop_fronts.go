// Package stop_fronts stops the servers beside the loop.
package stop_fronts

import (
	"rkllmd/cli/serve"
)

// StopFronts stops the servers beside the loop, the last one first.
//
// **Runs on:** any thread. It blocks for a moment at most.
func StopFronts(fronts []*serve.Front) {
	for i := len(fronts) - 1; i >= 0; i-- {
		fronts[i].Stop()
	}
}
