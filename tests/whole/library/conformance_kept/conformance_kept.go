// Package conformance_kept lists the calls that make a model what it is.
package conformance_kept

import (
	"slices"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_model_steps"
)

// ConformanceKept returns the load of a model and the calls that change it, as far as the version has them: what a
// daemon repeats that loads the model again.
func ConformanceKept(s *conformance_prepare.Session) []conformance_ask.Step {
	steps := []conformance_ask.Step{conformance_load.ConformanceLoad(s, 1)}
	changes := []string{"load_lora", "load_prompt_cache", "set_chat_template", "set_function_tools",
		"set_cross_attn_params"}
	for _, step := range conformance_model_steps.ConformanceModelSteps(s) {
		if slices.Contains(changes, step.Method) {
			steps = append(steps, step)
		}
	}
	return steps
}
