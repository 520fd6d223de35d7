// Package plan_model says how much memory a model will take.
package plan_model

import (
	"strings"

	"rkllmd/engine"
	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/memory/count_copied"
	"rkllmd/engine/memory/estimate_memory"
	"rkllmd/generation"
	"rkllmd/utils"
)

// PlanModel returns how many bytes the GGUF model that o names will take if open_model loads it, with a context for one
// sequence at least, and how many of them are pages of its file, which the system counts as available although they
// are in use. Where o says no size, it is the context that a model gets where there is room; so the context that it
// gets does not depend on what else is loaded.
//
// **Runs on:** any thread that may wait. It reads the file's header. Errors: check_model_file's.
func PlanModel(o generation.ModelOptions) (total, mapped uint64, err error) {
	facts, err := check_model_file.CheckModelFile(o.Path)
	if err != nil {
		return 0, 0, err
	}
	shape := engine.ContextOptions{Size: o.Context, Batch: engine.PoolBatch, Sequences: max(o.Sequences, 1)}
	if shape.Size == 0 {
		shape.Size = engine.AutomaticContext
	}
	shape.Size = min(shape.Size, facts.ContextLength) // open_model refuses more, or takes what the model was made for
	if count_copied.CountCopied(facts, o.Exact) < max(facts.TensorBytes/2, 1) {
		mapped = facts.TensorBytes
	}
	if strings.HasPrefix(o.Path, utils.BuiltinPrefix) { // a file in memory, which is nobody else's
		mapped = 0
	}
	return estimate_memory.EstimateMemory(facts, shape).Total, mapped, nil
}
