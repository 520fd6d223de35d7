// Package continuation_changes makes changes of sampling.
package continuation_changes

import (
	"math/rand/v2"

	"rkllmd/engine"
	"rkllmd/tests/whole/continuation/continuation_sampling"
)

// ContinuationChanges returns parameters by chance, none or several, by how many tokens are told before them.
func ContinuationChanges(random *rand.Rand, defaults engine.Sampling) map[int]engine.Sampling {
	changes := map[int]engine.Sampling{}
	for random.IntN(2) == 0 {
		changes[1+random.IntN(20)] = continuation_sampling.ContinuationSampling(random, defaults)
	}
	return changes
}
