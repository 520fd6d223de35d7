// Package set_verdict notes what has come of a version of the library.
package set_verdict

import (
	"slices"
	"time"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/find_verdict"
)

// SetVerdict notes verdict of library, in the place of what was noted of it and of the same model, and tells whether
// that says something new. Of too many verdicts the oldest are forgotten.
//
// **Runs on:** any thread. **Holds:** Verdicts.Mu (the caller).
func SetVerdict(v *rkllm.Verdicts, library *rkllm.Library, verdict rkllm.Verdict) bool {
	verdict.Machine, verdict.Library, verdict.Version, verdict.Time = v.Machine, library.BlobID, library.Version,
		time.Now().UTC().Truncate(time.Second)
	if old := find_verdict.FindVerdict(v, library, verdict.Model); old != nil {
		if old.Reason == verdict.Reason {
			return false
		}
		*old = verdict
		return true
	}
	v.List = append(v.List, verdict)
	if spare := len(v.List) - rkllm.MaxVerdicts; spare > 0 {
		v.List = slices.Delete(v.List, 0, spare)
	}
	return true
}
