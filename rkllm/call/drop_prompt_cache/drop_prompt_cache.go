// Package drop_prompt_cache lets go of a prompt cache that may be damaged.
package drop_prompt_cache

import (
	"slices"

	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// DropPromptCache has no prompt cache loaded again that the run of job was to write when the library's process ended:
// it may be there in part only.
//
// **Runs on:** the worker. **Holds:** Runtime.Mu (the caller).
func DropPromptCache(r *rkllm.Reload, job *rkllm.Job, paths []rkllm.Path) {
	if job.Kind != rkllm.KindRun || job.Err.Code != rkllm.CodeLibraryEnded && job.Err.Code != rkllm.CodeNoAnswer {
		return
	}
	for _, path := range paths {
		for at, kept := range slices.Backward(r.Later) {
			if path.Use != rkllm.PathWrite || kept.Path != path.Resolved ||
				kept.Function != "rkllm_load_prompt_cache" {
				continue
			}
			r.Later = slices.Delete(r.Later, at, at+1)
			log_message.LogMessage(utils.LevelWarn, "the prompt cache was being written when the library's process "+
				"ended: it is not loaded again", "path", kept.Path)
		}
	}
}
