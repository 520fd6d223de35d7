// Package load_model loads a model.
package load_model

import (
	"rkllmd/rkllm"
	"rkllmd/rkllm/call/call_load_hooks"
	"rkllmd/rkllm/call/finish_load"
	"rkllmd/rkllm/call_rkllm_init"
	"rkllmd/rkllm/load/load_by_versions"
)

// LoadModel is the Job.Call of an rkllm_init: it calls that of the library, or, where there are several versions, of
// one after the other (load_by_versions). Runtime.LoadHooks hear of every load, of one that is refused too.
//
// **Runs on:** the worker. It takes as long as the load does. Errors: rkllm.ErrModelLoaded; those of call_rkllm_init,
// of load_by_versions.
func LoadModel(rt *rkllm.Runtime, job *rkllm.Job) {
	defer finish_load.FinishLoad(job, call_load_hooks.CallLoadHooks(rt, job))
	if rt.Serving.Load().Versions == nil || rt.Handle != 0 {
		call_rkllm_init.CallRkllmInit(rt, job)
		return
	}
	load_by_versions.LoadByVersions(rt, job)
}
