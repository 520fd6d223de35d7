// Package ask_process has the library's process make a call.
package ask_process

import (
	"time"

	"rkllmd/isolation"
	"rkllmd/isolation/process/ask_lane"
	"rkllmd/isolation/process/wait_for_exit"
)

// AskProcess does what ask_lane does, over a lane of p by its number. Where the process cannot be reached any more it
// waits until it has ended: then everybody knows already, and answered is false.
//
// **Runs on:** any thread that may wait. **Holds:** Lane.Mu.
func AskProcess(p *isolation.Process, lane int, function uint64, words [4]uint64, patience time.Duration) (
	answer isolation.Message, answered bool) {
	if lane != isolation.Calls {
		p.Beside.Store(function + 1)
	}
	answer, answered, err := ask_lane.AskLane(p, p.Lanes[lane], function, words, patience)
	if err != nil {
		wait_for_exit.WaitForExit(p)
	}
	if answered && lane != isolation.Calls {
		p.Beside.CompareAndSwap(function+1, 0)
	}
	return answer, answered
}
