// Package set_reload has models loaded again.
package set_reload

import (
	"fmt"

	"rkllmd/cli"
	"rkllmd/cli/load/watch_reload"
	"rkllmd/generation"
	"rkllmd/rkllm"
	"rkllmd/rkllm/reload/create_reload"
)

// SetReload has rt load its model again where the library's process ends, if choice wants that; hub tells front-ends.
//
// **Runs on:** any thread. It is called before run_worker. Errors: the library has no process of its own.
func SetReload(rt *rkllm.Runtime, hub *generation.Hub, choice cli.LibraryChoice) error {
	switch {
	case !choice.Reload:
		return nil
	case rt.Serving.Load().Isolated == nil:
		return fmt.Errorf("--reload (RKLLMD_RELOAD) loads the model again when the library's process has ended, but "+
			"%s has no process of its own: a vendor's library has one unless --isolate=false (RKLLMD_ISOLATE); leave "+
			"out --reload for the embedded runtime; %w", rt.Serving.Load().Name, cli.ErrUsage)
	}
	rt.Reload = create_reload.CreateReload(watch_reload.WatchReload(&cli.ReloadWatch{Hub: hub}))
	return nil
}
