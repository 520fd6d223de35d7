// Package stop_later ends the library's process if it does not end by itself.
package stop_later

import (
	"time"

	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
)

// StopLater kills p unless it has ended after so much time.
//
// **Runs on:** a goroutine of its own.
func StopLater(p *isolation.Process, wait time.Duration) {
	select {
	case <-p.Gone:
	case <-time.After(wait):
		stop_process.StopProcess(p, nil)
	}
}
