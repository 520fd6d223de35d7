// Package tell_watch tells of a model that comes or goes.
package tell_watch

import "rkllmd/rkllm"

// TellWatch tells Runtime.Watch, if there is one, that a model was loaded, or is about to be destroyed.
//
// **Runs on:** worker.
func TellWatch(rt *rkllm.Runtime, loaded bool) {
	if rt.Watch != nil {
		rt.Watch(rt, loaded)
	}
}
