// Package load_by_versions has the versions of the library load a model.
package load_by_versions

import (
	"strings"

	"rkllmd/rkllm"
	"rkllmd/rkllm/load/load_by_version"
	"rkllmd/rkllm/queue"
	"rkllmd/rkllm/versions/describe_failures"
	"rkllmd/rkllm/versions/end_choice"
	"rkllmd/rkllm/versions/find_stuck"
	"rkllmd/rkllm/versions/keep_verdicts"
	"rkllmd/rkllm/versions/name_model"
	"rkllmd/rkllm/versions/order_libraries"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// LoadByVersions has the versions of the library load the model of job, one after the other as order_libraries says,
// until one has: that serves then. One that dies, hangs, fails or refuses the arguments is passed over, and the log
// says so. No further one is tried when the daemon stops or the client has cancelled, when rkllm.MaxHangs have hung, or
// when a process cannot be ended. What has come of it is remembered.
//
// **Runs on:** the worker. It takes as long as the loads do. **Holds:** Runtime.Mu, for moments. Errors: why none has
// loaded it (describe_failures); then the version serves that served before.
func LoadByVersions(rt *rkllm.Runtime, job *rkllm.Job) {
	before := rt.Serving.Load()
	v := before.Versions
	var passed []rkllm.Passed
	model := rkllm.Verdict{}
	model.Model, model.Path = name_model.NameModel(job.Memory.Paths)
	order := order_libraries.OrderLibraries(v, model.Model)
	for hangs := 0; len(passed) < len(order) && hangs < rkllm.MaxHangs; {
		rt.Mu.Lock()
		stopped := rt.Stopped
		rt.Mu.Unlock()
		if job.Err = queue.ErrShuttingDown; stopped || job.Canceled.Load() {
			break
		}
		if stuck := find_stuck.FindStuck(v); stuck != nil {
			job.Err = stuck.Isolated.Lost(rkllm.LostCode)
			break
		}
		library := order[len(passed)]
		if job.Err = load_by_version.LoadByVersion(rt, job, library); job.Err == nil {
			log_message.LogMessage(utils.LevelInfo, "the version of the library that serves", "path", library.Name,
				"version", library.Version, "generation", library.Layout.Generation, "model", model.Path)
			end_choice.EndChoice(v, passed, true)
			keep_verdicts.KeepVerdicts(v.Verdicts, model, passed, library)
			return
		}
		reason, _, _ := strings.Cut(job.Err.Message, rkllm.NoModelLeft)
		log_message.LogMessage(utils.LevelWarn, "a version of the library is passed over", "path", library.Name,
			"version", library.Version, "model", model.Path, "reason", reason)
		if job.Err.Code == rkllm.CodeNoAnswer {
			hangs++
		}
		passed = append(passed, rkllm.Passed{Library: library, Err: job.Err})
		job.Err = nil
	}
	rt.Serving.Store(before)
	end_choice.EndChoice(v, passed, false)
	keep_verdicts.KeepVerdicts(v.Verdicts, model, passed, nil)
	if job.Err == nil {
		job.Err = describe_failures.DescribeFailures(passed, len(order)-len(passed))
	}
}
