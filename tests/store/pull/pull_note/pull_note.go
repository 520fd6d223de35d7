// Package pull_note notes what a pull tells.
package pull_note

import (
	"rkllmd/store/pull"
)

// PullNote returns a pull.Options.Tell that appends each stage to stages.
func PullNote(stages *[]pull.Stage) func(pull.Event) {
	return func(event pull.Event) { *stages = append(*stages, event.Stage) }
}
