// Package pull_first waits for a file of a pull.
package pull_first

import "rkllmd/store/pull"

// PullFirst returns a pull.Options.Tell that sends to came when the first file begins to come.
func PullFirst(came chan<- pull.Event) func(pull.Event) {
	return func(event pull.Event) {
		if event.Stage == pull.StageFile {
			came <- event
		}
	}
}
