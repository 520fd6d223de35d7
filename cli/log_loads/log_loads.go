// Package log_loads has the log tell of loads.
package log_loads

import (
	"fmt"
	"os"
	"time"
	"unsafe"

	"rkllmd/cli"
	"rkllmd/cli/describe_refusal"
	"rkllmd/rkllm"
	"rkllmd/rkllm/find_member"
	"rkllmd/rkllm/view_string"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogLoads returns call, Method.Call of rkllm.init, with a line of the log for each load: that a client of JSON-RPC has failed to load a model, and why; that
// a model is loaded, how long that has taken, and how large it is. The embedded runtime says the latter itself. Who else has asked for a load is told of a failure where
// that is finished.
//
// **Runs on:** any; what it returns on the worker.
func LogLoads(call func(*rkllm.Runtime, *rkllm.Job)) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		began := time.Now()
		_, member := find_member.FindMember(rt.Library.Layout.Param, job.C[1], "model_path")
		path := string(view_string.ViewString(*(*unsafe.Pointer)(member)))
		call(rt, job)
		switch {
		case job.Err != nil && job.Conn != nil:
			log_message.LogMessage(utils.LevelInfo, "a model could not be loaded", "path", path, "for", "json-rpc", "reason", describe_refusal.DescribeRefusal(job.Err))
		case job.Err == nil && rt.Library.Name != cli.EmbeddedLibrary:
			size := "unknown"
			if info, err := os.Stat(path); err == nil {
				size = fmt.Sprintf("%.1f MB", float64(info.Size())/(1<<20))
			}
			log_message.LogMessage(utils.LevelInfo, "model loaded", "path", path, "size", size, "elapsed", time.Since(began).Round(time.Millisecond))
		}
	}
}
