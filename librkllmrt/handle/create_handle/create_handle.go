// Package create_handle loads a model for rkllm_init.
package create_handle

import (
	"errors"
	"fmt"
	"time"
	"unsafe"

	"rkllmd/engine"
	"rkllmd/engine/context/check_exact"
	"rkllmd/engine/context/create_context"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/check_memory"
	"rkllmd/engine/memory/drop_copied_pages"
	"rkllmd/engine/memory/read_available_memory"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/template/log_template"
	"rkllmd/librkllmrt"
	"rkllmd/librkllmrt/handle"
	"rkllmd/librkllmrt/handle/add_handle"
	"rkllmd/librkllmrt/handle/check_param_model"
	"rkllmd/librkllmrt/handle/deliver_load_progress"
	"rkllmd/librkllmrt/read/read_param"
	"rkllmd/utils"
	"rkllmd/utils/get_timestamp"
	"rkllmd/utils/log_message"
)

// CreateHandle does the work of rkllm_init: it reads param (RKLLMParam) and callback (RKLLMCallback), checks and loads
// the model, makes its context, and returns the LLMHandle. Of the callback structure it keeps the result callback and
// its userdata; the tokenizer and embedding callbacks are for models that lack those parts, which no GGUF model does. A
// model without a chat template gets prompts as they are.
//
// **Runs on:** one thread at a time. It is the one that called rkllm_init. It takes as long as the load does.
// **Holds:** Handles for a moment.
func CreateHandle(param, callback unsafe.Pointer) (uintptr, error) {
	started := get_timestamp.GetTimestamp()
	p, err := read_param.ReadParam(param)
	if err != nil {
		return 0, err
	}
	if callback == nil || (*librkllmrt.CCallback)(callback).ResultCallback == nil {
		return 0, errors.New("callback is NULL; it must point to an RKLLMCallback with a result_callback")
	}
	facts, err := check_model_file.CheckModelFile(p.ModelPath)
	if err != nil {
		return 0, err
	}
	if err := check_param_model.CheckParamModel(p, facts); err != nil {
		return 0, err
	}
	options := engine.ContextOptions{Size: p.MaxContextLen, Batch: librkllmrt.BatchTokens, Threads: p.CPUs,
		Sequences: p.NBatch}
	if err = check_memory.CheckMemory(p.ModelPath, facts, options, read_available_memory.ReadAvailableMemory(
		"/")); err != nil {
		return 0, err
	}
	progress := handle.LoadProgress{Path: p.ModelPath, Started: started, Next: started +
		handle.LoadPause, Pause: handle.LoadPause}
	model, err := load_model.LoadModel(p.ModelPath, facts, deliver_load_progress.DeliverLoadProgress(&progress))
	if err != nil {
		return 0, err
	}
	var context *engine.Context
	if model.Exact {
		if err = check_exact.CheckExact(model, p.CPUs); err != nil {
			err = fmt.Errorf("%w: serve it without --exact (RKLLMD_EXACT)", err)
		}
	}
	if err == nil {
		context, err = create_context.CreateContext(model, options)
	}
	if err != nil {
		free_model.FreeModel(model)
		return 0, err
	}
	drop_copied_pages.DropCopiedPages(model)
	h := &librkllmrt.Handle{Param: p, Model: model, Context: context, Lanes: make([]librkllmrt.Lane, p.NBatch)}
	for i := range h.Lanes {
		h.Lanes[i].Sequence.ID = int32(i)
	}
	h.Callback, h.Userdata = (*librkllmrt.CCallback)(callback).ResultCallback, (*librkllmrt.CCallback)(
		callback).ResultUserdata
	if model.Facts.ChatTemplate == "" {
		h.Template = &librkllmrt.Template{}
	}
	log_template.LogTemplate(model)
	number := add_handle.AddHandle(h)
	log_message.LogMessage(utils.LevelInfo, "rkllm: model loaded", "runtime", "embedded, follows "+librkllmrt.Version,
		"path", p.ModelPath, "size", fmt.Sprintf("%.1f MB", float64(facts.TensorBytes)/(1<<20)), "architecture",
		facts.Architecture, "max_context_len", p.MaxContextLen, "n_batch", p.NBatch, "threads", context.Threads,
		"elapsed", time.Duration(get_timestamp.GetTimestamp()-started).Round(time.Millisecond))
	return number, nil
}
