// Package stop_fronts stops the servers beside the loop.
package stop_fronts

import (
	"sync"
	"time"

	"rkllmd/cli/serve"
	"rkllmd/server"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// StopFronts stops the servers beside the loop, all at the same time, and returns when they have stopped, or after
// server.FrontTime.
//
// **Runs on:** any thread that may wait.
func StopFronts(fronts []*serve.Front) {
	var stopping sync.WaitGroup
	for _, front := range fronts {
		stopping.Go(front.Stop)
	}
	stopped := make(chan struct{})
	go func() {
		stopping.Wait()
		close(stopped)
	}()
	select {
	case <-stopped:
	case <-time.After(time.Duration(server.FrontTime)):
		log_message.LogMessage(utils.LevelWarn, "a front-end does not stop and is left to the system", "waited",
			time.Duration(server.FrontTime))
	}
}
