// Package report_load_progress reports how far a load has come.
package report_load_progress

import (
	"fmt"
	"time"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/call_load_hook"
	"rkllmd/utils"
	"rkllmd/utils/get_timestamp"
	"rkllmd/utils/log_message"
)

// ReportLoadProgress returns the function that load_model calls with 0 to 1: it logs every 10 per cent, with the time taken
// so far, tells the load hook of every call, and never stops the load.
//
// **Runs on:** the thread that called rkllm_init.
func ReportLoadProgress(p *librkllmrt.LoadProgress) func(done float32) bool {
	return func(done float32) bool {
		percent := int(done * 100)
		if percent >= p.Next {
			elapsed := time.Duration(get_timestamp.GetTimestamp() - p.Started)
			log_message.LogMessage(utils.LevelInfo, "rkllm: loading model", "path", p.Path,
				"done", fmt.Sprintf("%d%%", percent), "elapsed", elapsed.Round(time.Millisecond))
			p.Next = percent/10*10 + 10
		}
		call_load_hook.CallLoadHook(done)
		return true
	}
}
