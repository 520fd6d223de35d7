// Package set_contents gives messages without a content an empty one.
package set_contents

import (
	"slices"

	"rkllmd/engine"
)

// SetContents returns messages with an empty content where an assistant only calls functions, and whether there is such
// a message: templates that put contents together with "+" cannot write one that is not there.
//
// **Runs on:** any thread.
func SetContents(messages []engine.Message) ([]engine.Message, bool) {
	set, some := slices.Clone(messages), false
	for i := range set {
		if set[i].NoContent && len(set[i].ToolCalls) > 0 {
			set[i].NoContent, some = false, true
		}
	}
	return set, some
}
