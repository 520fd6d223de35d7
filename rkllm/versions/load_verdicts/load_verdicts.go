// Package load_verdicts takes in what is remembered of versions of the library.
package load_verdicts

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/versions/read_verdicts"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LoadVerdicts has v.List hold what is in its file, once. A file that cannot be read counts as empty, and the log says
// so.
//
// **Runs on:** any thread. **Holds:** Verdicts.Mu (the caller).
func LoadVerdicts(v *rkllm.Verdicts) {
	if v.Read || v.Path == "" {
		return
	}
	v.Read = true
	list, err := read_verdicts.ReadVerdicts(v.Path)
	if err != nil {
		log_message.LogMessage(utils.LevelWarn, "what was remembered of the library's versions cannot be read, and "+
			"is found out anew", "path", v.Path, "reason", err)
	}
	v.List = append(list, v.List...)
}
