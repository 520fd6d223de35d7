// Package deliver_load_progress reports how far a load has come.
package deliver_load_progress

import (
	"fmt"
	"time"

	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/handle/call_load_hook"
	"rkllmd/utils"
	"rkllmd/utils/get_timestamp"
	"rkllmd/utils/log_message"
)

// DeliverLoadProgress returns the function that load_model calls with 0 to 1: it logs that now and then, with the time
// taken so far, tells the load hook of every call, and never stops the load.
//
// **Runs on:** one thread at a time. It is the one that called rkllm_init.
func DeliverLoadProgress(p *handle.LoadProgress) func(done float32) bool {
	return func(done float32) bool {
		if now := get_timestamp.GetTimestamp(); now >= p.Next {
			log_message.LogMessage(utils.LevelInfo, "rkllm: loading model", "path", p.Path,
				"done", fmt.Sprintf("%d%%", int(done*100)), "elapsed", time.Duration(now-p.Started).Round(
					time.Millisecond))
			p.Next = now + p.Pause
		}
		call_load_hook.CallLoadHook(done)
		return true
	}
}
