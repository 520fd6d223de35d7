// Package find_verdict finds what is remembered of a version of the library.
package find_verdict

import "rkllmd/rkllm"

// FindVerdict returns what is remembered of library and the model that name_model knows by that name, "" the
// verdict of all models; nil: nothing is.
//
// **Runs on:** any thread. **Holds:** Verdicts.Mu (the caller). What it returns is valid until that is given up.
func FindVerdict(v *rkllm.Verdicts, library *rkllm.Library, model string) *rkllm.Verdict {
	for i := range v.List {
		one := &v.List[i]
		if one.Machine == v.Machine && one.Library == library.BlobID && one.Model == model {
			return one
		}
	}
	return nil
}
