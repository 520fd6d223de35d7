// Package prepare_process makes the runtime behave as a library in somebody else's process.
package prepare_process

import (
	"rkllmd/dropin/set_up_log"
	"rkllmd/librkllmrt"
)

// PrepareProcess sets up the log, the first time it is called. Every exported function begins with it: a library has no
// other beginning.
//
// **Runs on:** any thread. **Holds:** DropIn.Prepared, the first time.
func PrepareProcess() {
	librkllmrt.DropIn.Prepared.Do(set_up_log.SetUpLog)
}
