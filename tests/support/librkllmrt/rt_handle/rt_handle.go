// Package rt_handle makes the state behind an LLMHandle.
package rt_handle

import (
	"testing"

	"rkllmd/librkllmrt"
	"rkllmd/tests/support/librkllmrt/rt_lanes"
	"rkllmd/tests/support/librkllmrt/rt_tiny"
)

// RtHandle returns a handle with the tiny model of an architecture: greedy, one thread, a context of 512 tokens,
// batches of 32, the recording callback, and a template that leaves prompts as they are. It is in no table, and freed
// when the test ends.
func RtHandle(tb testing.TB, architecture string) *librkllmrt.Handle {
	return rt_lanes.RtLanes(tb, rt_tiny.RtTiny(tb, architecture), 1)
}
