// Package end_reload ends the reloading of a model.
package end_reload

import (
	"cmp"

	"rkllmd/rkllm"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// EndReload forgets what was kept to load the model again, and tells why; "": a client has unloaded it. It is not
// loaded before somebody asks for it.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu (the caller).
func EndReload(rt *rkllm.Runtime, reason string) {
	r := rt.Reload
	path := r.Init.Path
	r.Init, r.Later, r.Job, r.Deaths, r.Reason = nil, nil, nil, nil, reason
	log_message.LogMessage(utils.LevelWarn, "the model is not loaded again", "path", path, "because",
		cmp.Or(reason, "a client has unloaded it"))
	if r.Tell != nil {
		r.Tell(rkllm.ReloadState{Path: path, Reason: reason})
	}
}
