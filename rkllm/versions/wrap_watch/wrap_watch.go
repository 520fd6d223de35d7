// Package wrap_watch has an end of a library's process told later.
package wrap_watch

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/keep_end"
)

// WrapWatch returns Isolated.Watch that does what watch does, but for ends while versions are being tried (keep_end).
//
// **Runs on:** any thread. What it returns runs where Isolated.Watch does.
func WrapWatch(v *rkllm.Versions, watch func(func(bool))) func(func(bool)) {
	return func(ended func(bool)) { watch(keep_end.KeepEnd(v, ended)) }
}
