// Package watch_none looks away.
package watch_none

import "rkllmd/rkllm"

// WatchNone is a Runtime.Watch that does nothing.
func WatchNone(*rkllm.Runtime, bool) {}
