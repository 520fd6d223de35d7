// Package describe_isolation describes how the library's process has fared.
package describe_isolation

import (
	"encoding/json"

	"rkllmd/rkllm"
	"rkllmd/rkllm/call/describe_ending"
)

// DescribeIsolation returns the member isolation of rkllm.get_constants: deaths, how often the library's process has
// ended unasked; last_death, how it did the last time; reload, "off", "on", "waits" for the next try, or why it was
// given up.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu, for a moment.
func DescribeIsolation(rt *rkllm.Runtime) []byte {
	rt.Mu.Lock()
	defer rt.Mu.Unlock()
	last, reload := "", "off"
	if rt.Deaths > 0 {
		last = describe_ending.DescribeEnding(rt.Death)
	}
	switch r := rt.Reload; {
	case r == nil:
	case r.Reason != "":
		reload = "given up: " + r.Reason
	case r.Job != nil:
		reload = "waits"
	default:
		reload = "on"
	}
	text, _ := json.Marshal(map[string]any{ // cannot fail: strings and a number
		"deaths": rt.Deaths, "last_death": last, "reload": reload})
	return text
}
