// Package check_param_model checks that a model does what rkllm_init wants of it.
package check_param_model

import (
	"fmt"

	"rkllmd/engine"
	"rkllmd/librkllmrt"
)

// CheckParamModel checks that the model that p names, whose facts these are, generates text, and was made for as many
// tokens as p asks for.
//
// **Runs on:** any thread.
func CheckParamModel(p librkllmrt.Param, facts engine.Facts) error {
	if facts.Details.Encoder {
		return fmt.Errorf("%s is a model of architecture %q: it makes embeddings and does not generate text, which "+
			"the API of RKLLM has no call for; load it by name over HTTP, or with --model, and ask for embeddings",
			p.ModelPath, facts.Architecture)
	}
	if p.MaxContextLen > facts.ContextLength {
		return fmt.Errorf("max_context_len is %d, but %s was made for at most %d tokens", p.MaxContextLen, p.ModelPath,
			facts.ContextLength)
	}
	return nil
}
