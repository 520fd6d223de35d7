// Package keep_verdicts remembers what has come of versions of the library.
package keep_verdicts

import (
	"slices"
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/find_verdict"
	"rkllmd/rkllm/versions/is_proven"
	"rkllmd/rkllm/versions/is_telling"
	"rkllmd/rkllm/versions/load_verdicts"
	"rkllmd/rkllm/versions/read_fault"
	"rkllmd/rkllm/versions/set_verdict"
	"rkllmd/rkllm/versions/write_verdicts"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// KeepVerdicts remembers that the versions passed have not loaded a model, which model names as name_model and by its
// path do, and that loaded has; nil: none has. A version that SIGILL has ended is passed over for all models on this
// machine, unless it has ever loaded one here. Any other failure is remembered only when another version has loaded the
// same model, and this one never has: otherwise it may be the model's or the machine's. What is new is written to the
// file; where that fails the log says so, and it is remembered until the daemon ends.
//
// **Runs on:** any thread. **Holds:** Verdicts.Mu, for as long as the file takes.
func KeepVerdicts(v *rkllm.Verdicts, model rkllm.Verdict, passed []rkllm.Passed, loaded *rkllm.Library) {
	v.Mu.Lock()
	defer v.Mu.Unlock()
	load_verdicts.LoadVerdicts(v)
	news := false
	for _, one := range passed {
		reason, _, _ := strings.Cut(one.Err.Message, rkllm.NoModelLeft)
		switch {
		case read_fault.ReadFault(one.Err) == "SIGILL" && !is_proven.IsProven(v, one.Library, ""):
			news = set_verdict.SetVerdict(v, one.Library, rkllm.Verdict{Reason: reason}) || news
		case loaded == nil || model.Model == "" || is_proven.IsProven(v, one.Library, model.Model):
		case is_telling.IsTelling(one.Err):
			news = set_verdict.SetVerdict(v, one.Library, rkllm.Verdict{Model: model.Model, Path: model.Path,
				Reason: reason}) || news
		}
	}
	if loaded != nil && model.Model != "" {
		if old := find_verdict.FindVerdict(v, loaded, ""); old != nil {
			at := slices.Index(v.List, *old)
			v.List = slices.Delete(v.List, at, at+1)
		}
		news = set_verdict.SetVerdict(v, loaded, model) || news
	}
	if !news || v.Path == "" {
		return
	}
	if err := write_verdicts.WriteVerdicts(v.Path, v.List); err != nil {
		log_message.LogMessage(utils.LevelWarn, "what was found out of the library's versions cannot be kept, and is "+
			"remembered until the daemon ends", "path", v.Path, "reason", err)
	}
}
