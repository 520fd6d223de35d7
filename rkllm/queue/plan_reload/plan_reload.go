// Package plan_reload works out what follows from a death.
package plan_reload

import (
	"cmp"
	"fmt"
	"slices"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/end_reload"
	"rkllmd/rkllm/queue/is_destroy"
)

// PlanReload tells whether the model that went with the library's process is loaded again: it is to be
// (Runtime.Reload), nobody has asked to destroy it, and the library has not died rkllm.MaxDeaths times in the same
// function within Reload.Window. Where it is not, what was kept for that is forgotten.
//
// **Runs on:** any thread. **Holds:** Runtime.Mu (the caller).
func PlanReload(rt *rkllm.Runtime, death rkllm.Death) bool {
	r := rt.Reload
	if r == nil || r.Init == nil || !death.Model {
		return false
	}
	if death.Function == "rkllm_destroy" || slices.ContainsFunc(rt.Queue, is_destroy.IsDestroy) {
		end_reload.EndReload(rt, "")
		return false
	}
	if death.Stuck {
		end_reload.EndReload(rt, "the library's process cannot be ended: reboot this machine")
		return false
	}
	same, recent := 1, []rkllm.Death{}
	for _, earlier := range r.Deaths {
		if death.Time.Sub(earlier.Time) > r.Window {
			continue
		}
		if recent = append(recent, earlier); earlier.Function == death.Function {
			same++
		}
	}
	r.Deaths = append(slices.Clip(recent), death)
	if same >= rkllm.MaxDeaths {
		end_reload.EndReload(rt, fmt.Sprintf("the library has died %d times within %v in %s", same, r.Window,
			cmp.Or(death.Function, "no function")))
		return false
	}
	r.Again = true
	return true
}
