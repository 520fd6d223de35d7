// Package find_link finds the stream to a model's process.
package find_link

import (
	"os"

	"rkllmd/isolation/process/find_process"
)

// FindLink returns the stream to the process that has the model with that handle, where that is one of the embedded
// runtime; nil: there is none, or it has ended. The stream is one for all who ask.
//
// **Runs on:** any thread. **Holds:** Isolation.Mu, for a moment.
func FindLink(handle uintptr) *os.File {
	if p := find_process.FindProcess(handle); p != nil {
		return p.Link
	}
	return nil
}
