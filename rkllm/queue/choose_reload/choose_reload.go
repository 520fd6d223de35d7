// Package choose_reload decides whether a model is loaded again.
package choose_reload

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/plan_reload"
	"rkllmd/rkllm/versions/is_choosing"
)

// ChooseReload returns what Isolated.Judge is given: it notes and counts a death of the library's process, and tells
// whether plan_reload has the model loaded again.
//
// **Runs on:** any thread. What it returns too. **Holds:** Runtime.Mu, for a moment.
func ChooseReload(rt *rkllm.Runtime) func(rkllm.Death) bool {
	return func(death rkllm.Death) bool {
		rt.Mu.Lock()
		defer rt.Mu.Unlock()
		rt.Deaths, rt.Death = rt.Deaths+1, death
		if rt.OnDeath != nil {
			rt.OnDeath(death)
		}
		if is_choosing.IsChoosing(rt.Serving.Load().Versions) { // another version is tried, and the load goes on
			return false
		}
		return plan_reload.PlanReload(rt, death)
	}
}
