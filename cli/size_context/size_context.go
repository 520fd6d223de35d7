// Package size_context chooses the context of a model that is loaded without a size.
package size_context

import (
	"unsafe"

	"rkllmd/cli"
	"rkllmd/rkllm"
	"rkllmd/rkllm/find_member"
	"rkllmd/rkllm/store_integer"
	"rkllmd/rkllm/view_string"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// SizeContext returns call, Method.Call of rkllm.init, with the context that loader.Propose proposes, which is logged. It is chosen right before the load: the path is
// checked by then, and a model that had to go before has given its memory back. What is no model call will say.
//
// **Runs on:** any; what it returns on the worker.
func SizeContext(loader *cli.Loader, call func(*rkllm.Runtime, *rkllm.Job)) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		_, name := find_member.FindMember(rt.Library.Layout.Param, job.C[1], "model_path")
		path := string(view_string.ViewString(*(*unsafe.Pointer)(name)))
		if choice, err := loader.Propose(path, loader.Sequences); err == nil {
			field, place := find_member.FindMember(rt.Library.Layout.Param, job.C[1], "max_context_len")
			store_integer.StoreInteger(field.Kind, place, int64(choice.Size))
			log_message.LogMessage(utils.LevelInfo, "the context was chosen", "tokens", choice.Size, "made_for", choice.MadeFor, "because", choice.Because, "path", path)
		}
		call(rt, job)
	}
}
