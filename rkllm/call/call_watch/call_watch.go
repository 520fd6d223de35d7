// Package call_watch tells of a model that comes or goes.
package call_watch

import "rkllmd/rkllm"

// CallWatch tells Runtime.Watch, if there is one, that a model was loaded, or is about to be destroyed.
//
// **Runs on:** the worker.
func CallWatch(rt *rkllm.Runtime, loaded bool) {
	if rt.Watch != nil {
		rt.Watch(rt, loaded)
	}
}
