// Package choose_context chooses the context of a model that is loaded without a size.
package choose_context

import (
	"rkllmd/cli"
	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/find_model_path"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/write_integer"
	"rkllmd/utils"
	"rkllmd/utils/log_message"
)

// ChooseContext returns call, Method.Call of rkllm.init, with the context that loader.Propose proposes, which is
// logged. It is chosen right before the load: the path is checked by then, and a model that had to go before has given
// its memory back. If the file is no model, call reports that.
//
// **Runs on:** any thread. What it returns runs on the worker.
func ChooseContext(loader *cli.Loader, call func(*rkllm.Runtime, *rkllm.Job)) func(*rkllm.Runtime, *rkllm.Job) {
	return func(rt *rkllm.Runtime, job *rkllm.Job) {
		path := find_model_path.FindModelPath(&job.Memory)
		if choice, err := loader.Propose(path, loader.Sequences); err == nil {
			field, place := find_member.FindMember(rt.Serving.Load().Layout.Param, job.C[1], "max_context_len")
			write_integer.WriteInteger(field.Kind, place, int64(choice.Size))
			log_message.LogMessage(utils.LevelInfo, "the context was chosen", "tokens", choice.Size, "made_for",
				choice.MadeFor, "because", choice.Because, "path", path)
		}
		call(rt, job)
	}
}
