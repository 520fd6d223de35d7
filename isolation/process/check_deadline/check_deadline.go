// Package check_deadline ends a library that does not answer.
package check_deadline

import (
	"os"
	"time"

	"rkllmd/isolation"
	"rkllmd/isolation/process/name_function"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/utils/get_timestamp"
)

// CheckDeadline ends p if the function, which was called at began, takes longer than Isolation.Limits allow: a run
// that was aborted, or that is silent; a load; anything else. Silence alone is no fault of a run: a long prompt takes
// minutes.
//
// **Runs on:** any thread.
func CheckDeadline(p *isolation.Process, function uint64, began int64) {
	limits, now := p.Isolation.Limits, get_timestamp.GetTimestamp()
	limit, since := limits.Call, began
	switch function {
	case isolation.Init:
		limit = limits.Load
		model, _ := p.Model.Load().(string)
		if info, err := os.Stat(model); err == nil {
			limit += time.Duration(info.Size()/isolation.LoadRate) * time.Second
		}
	case isolation.Run, isolation.RunAsync:
		limit, since = limits.Silence, max(began, p.Heard.Load())
		aborted := p.Aborted.Load()
		if aborted != 0 && (limit == 0 || aborted+int64(limits.Abort) < since+int64(limit)) {
			limit, since = limits.Abort, aborted
		}
		if limit == 0 {
			return
		}
	}
	if waited := time.Duration(now - since); waited > limit {
		stop_process.StopProcess(p, &isolation.Hang{Function: name_function.NameFunction(function), Waited: waited})
	}
}
