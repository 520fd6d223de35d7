// Package conformance_default_steps lists calls that leave members out.
package conformance_default_steps

import (
	"fmt"
	"strings"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_result"
)

// ConformanceDefaultSteps returns calls that give only what must be given: everything else has its default at the
// library. In generation D there is also a run that sets one of the sampling values, where the others are those of
// init.
func ConformanceDefaultSteps(s *conformance_prepare.Session) []conformance_ask.Step {
	inputs := []string{`{"prompt_input":"Hello"}`, `{"token_input":{"input_ids":[1],"n_tokens":1}}`,
		`{"embed_input":{"embed":[1,2,3,4],"n_tokens":1}}`,
		`{"multimodal_input":{"prompt":"<image>","image_embed":[1,2,3,4],"n_image_tokens":1,"n_image":1}}`}
	init := conformance_load.ConformanceLoad(s, 1)
	init.Name = "init with defaults"
	infer := conformance_lines.ConformanceLines("rkllm_infer_params", s.Fields["infer"], true)
	list := []conformance_ask.Step{
		init,
		{Method: "load_lora", Name: "load_lora with defaults", Want: []string{"0"}, Arguments: len(s.Fields["lora"]),
			Params: `[null,{"lora_adapter_path":"` + s.Folder + `/lora","lora_adapter_name":"x"}]`,
			Expect: "handle = the model\n" + conformance_lines.ConformanceLines("lora_adapter", s.Fields["lora"],
				true)},
	}
	run := conformance_ask.Step{Method: "run", Script: "call 2", Results: map[string]int{"A": 5, "B": 8, "b": 8,
		"C": 13, "D": 13}[s.Generation], Want: []string{conformance_result.ConformanceResult(s.Generation, 2,
		conformance_result.Result{Text: "", Token: -1})}}
	for i, kind := range []string{"prompt", "token", "embed", "multimodal"} {
		input := "handle = the model\n" + conformance_lines.ConformanceLines("rkllm_input[0]", s.Fields[kind], true) +
			"rkllm_input rest = 0\n"
		run.Name, run.Arguments = "run with defaults, "+kind, len(s.Fields[kind])+len(s.Fields["infer"])+3
		run.Params = fmt.Sprintf("[null,%s]", inputs[i])
		run.Expect = input + infer + "userdata = set\n"
		list = append(list, run)
	}
	if s.Generation == "D" {
		sampling := "rkllm_infer_params.sampling_params = "
		run.Name, run.Params = "run with one sampling value",
			fmt.Sprintf(`[null,%s,{"sampling_params":{"temperature":0.5}}]`, inputs[3])
		given := "set\n" // from top_k to mirostat_eta
		for _, field := range s.Fields["param"][3:13] {
			value := field.Default
			if field.Member == "temperature" {
				value = "0.5"
			}
			if field.Member != "n_keep" {
				given += "rkllm_infer_params.sampling_params." + field.Member + " = " + value + "\n"
			}
		}
		run.Expect = strings.Replace(run.Expect, sampling+"null\n", sampling+given+
			"rkllm_infer_params.sampling_params rest = 0\n", 1)
		list = append(list, run)
	}
	return list
}
