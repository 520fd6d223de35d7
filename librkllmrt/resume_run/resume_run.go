// Package resume_run goes on with a paused run.
package resume_run

import (
	"slices"

	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/common_prefix"
	"rkllmd/rkllm"
)

// ResumeRun puts what a paused single turn left in the cache in front of run, a single turn of tokens or embeddings that says how
// it goes on. The token that was delivered last is not in the cache: the caller gives it back, or others in its place.
//
// It is a new prompt, which build_prompt has made whole, when it begins as the cache does, unless clear_range has edited the
// cache; then every such input goes on. A prompt, which goes through the template, always stands alone.
//
// **Runs on:** any thread. **Holds:** Busy. Follows the vendor's advice: pause, then feed the next token as TOKEN input.
func ResumeRun(h *librkllmrt.Handle, run *librkllmrt.Run, in librkllmrt.Input) {
	cached := h.Sequence.Tokens
	switch {
	case h.Paused == nil || run.KeepHistory || len(cached) == 0 || run.New == 0:
		return
	case in.Type != rkllm.InputToken && in.Type != rkllm.InputEmbed:
		return
	case !h.Edited && common_prefix.CommonPrefix(cached, run.Tokens) > 0:
		return
	}
	run.Tokens = slices.Concat(cached, run.Tokens)
	run.Prompt, run.System, run.Resumed = len(run.Tokens), h.Paused.System, true
}
