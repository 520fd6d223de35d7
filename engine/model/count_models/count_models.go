// Package count_models counts the loaded models.
package count_models

import "rkllmd/engine"

// CountModels adds change to the number of loaded models, and returns whether they compute exactly: that cannot change
// while there is one.
//
// **Runs on:** any thread. **Holds:** engine.Kernels.
func CountModels(change int) (exact bool) {
	engine.Kernels.Lock()
	defer engine.Kernels.Unlock()
	engine.Kernels.Models += change
	return engine.Kernels.Exact
}
