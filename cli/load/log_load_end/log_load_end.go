// Package log_load_end logs how the load of a model has ended.
package log_load_end

import (
	"fmt"
	"os"
	"time"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_refusal"
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogLoadEnd returns what logs the end of a load of the model at path by library, which has begun at that time: that a
// client of JSON-RPC has failed to load it, and why; that it is loaded, how long that has taken, and how large it is.
// The embedded runtime says the latter itself. Who else has asked for a load is told of a failure where that is
// finished.
//
// **Runs on:** any thread. What it returns runs on the worker.
func LogLoadEnd(library, path string, began time.Time) func(*rkllm.Job) {
	return func(job *rkllm.Job) {
		switch {
		case job.Err != nil && job.Conn != nil:
			log_message.LogMessage(utils.LevelInfo, "a model could not be loaded", "path", path, "for", "json-rpc",
				"reason", describe_refusal.DescribeRefusal(job.Err))
		case job.Err == nil && library != cli.EmbeddedLibrary:
			size := "unknown"
			if info, err := os.Stat(path); err == nil {
				size = fmt.Sprintf("%.1f MB", float64(info.Size())/(1<<20))
			}
			log_message.LogMessage(utils.LevelInfo, "model loaded", "path", path, "size", size,
				"elapsed", time.Since(began).Round(time.Millisecond))
		}
	}
}
