// Package resume_turn goes on with a paused run.
package resume_turn

import (
	"slices"

	"rkllmd/engine/pool/count_common_prefix"
	"rkllmd/librkllmrt"
	"rkllmd/rkllm"
)

// ResumeTurn puts what a paused single turn left in the cache in front of turn, a single one of tokens or embeddings
// that says how it goes on. The token that was delivered last is not in the cache: the caller gives it back, or others
// in its place.
//
// It is a new prompt, which build_prompt has made whole, when it begins as the cache does, unless clear_range has
// edited the cache; then every such input goes on. A prompt, which goes through the template, always stands alone.
//
// **Runs on:** any thread. **Holds:** Busy. Follows the vendor's advice: pause, then feed the next token as TOKEN
// input.
func ResumeTurn(run *librkllmrt.Run, turn *librkllmrt.Turn, in librkllmrt.Input) {
	lane := turn.Lane
	cached := lane.Sequence.Tokens
	switch {
	case lane.Paused == nil || run.KeepHistory || len(cached) == 0 || turn.New == 0:
		return
	case in.Type != rkllm.InputToken && in.Type != rkllm.InputEmbed:
		return
	case !lane.Edited && count_common_prefix.CountCommonPrefix(cached, turn.Tokens) > 0:
		return
	}
	turn.Tokens = slices.Concat(cached, turn.Tokens)
	turn.Prompt, turn.System, turn.Resumed = len(turn.Tokens), lane.Paused.System, true
}
