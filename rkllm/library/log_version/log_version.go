// Package log_version logs what is worth knowing about the version of a library.
package log_version

import (
	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LogVersion logs what speaks against the version that was found, if something does, and that rkllm_run is called in
// the place of a broken rkllm_run_async.
//
// **Runs on:** any thread.
func LogVersion(d *rkllm.Detection, library *rkllm.Library) {
	if d.Warning != "" {
		log_message.LogMessage(utils.LevelWarn, d.Warning, "library", d.Path)
	}
	if library.RunAsyncBroken {
		log_message.LogMessage(utils.LevelInfo,
			"rkllm_run_async of this version is broken: rkllm.run_async calls rkllm_run in its place, with the "+
				"same messages",
			"library", d.Path, "version", d.Version)
	}
}
