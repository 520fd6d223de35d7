// Package compare_models orders models by their age.
package compare_models

import (
	"rkllmd/store"
)

// CompareModels orders models, the older one first: so a model keeps its name when another one comes.
//
// **Runs on:** any thread.
func CompareModels(a, b store.Model) int {
	return a.Modified.Compare(b.Modified)
}
