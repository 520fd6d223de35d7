// Package order_libraries decides in which order versions of the library are tried.
package order_libraries

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/find_verdict"
	"rkllmd/rkllm/versions/load_verdicts"
)

// OrderLibraries returns the libraries of v in the order in which they are tried for the model that name_model knows
// by that name: newest first; behind them those that have failed to load it, and last those of which this machine's
// processor lacks an instruction.
//
// **Runs on:** any thread. **Holds:** Verdicts.Mu, for as long as the file takes.
func OrderLibraries(v *rkllm.Versions, model string) []*rkllm.Library {
	v.Verdicts.Mu.Lock()
	defer v.Verdicts.Mu.Unlock()
	load_verdicts.LoadVerdicts(v.Verdicts)
	var first, second, last []*rkllm.Library
	for _, library := range v.Libraries {
		verdict := find_verdict.FindVerdict(v.Verdicts, library, model)
		switch {
		case find_verdict.FindVerdict(v.Verdicts, library, "") != nil:
			last = append(last, library)
		case model != "" && verdict != nil && verdict.Reason != "":
			second = append(second, library)
		default:
			first = append(first, library)
		}
	}
	return append(append(first, second...), last...)
}
