// Package conformance_model_steps lists calls of the conformance library.
package conformance_model_steps

import (
	"slices"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_prepare"
	"rkllmd/tests/whole/library/conformance_object"
)

// ConformanceModelSteps returns the calls of all functions that neither run nor abort nor destroy, as far as the
// version has them, in an order that the library allows. Every member of every structure has a value of its own.
func ConformanceModelSteps(s *conformance_prepare.Session) []conformance_ask.Step {
	const handle = "handle = the model\n"
	init := "handle = a place for it\n" + conformance_lines.ConformanceLines("param", s.Fields["param"], false) +
		"callback = a function\n"
	if callback := s.Fields["callback"]; callback != nil {
		init = "handle = a place for it\n" + conformance_lines.ConformanceLines("param", s.Fields["param"], false) +
			conformance_lines.ConformanceLines("callback", callback, false)
	}
	answer := []string{"0"}
	clear := conformance_ask.Step{Method: "clear_kv_cache", Params: `[null,1]`, Want: answer, Arguments: 1,
		Expect: handle + "keep_system_prompt = 1\n"}
	ranges := conformance_ask.Step{Method: "clear_kv_cache", Name: "clear_kv_cache with ranges", Want: answer,
		Arguments: 3,
		Params:    `[null,-5,[1,2],[30,40]]`,
		Expect:    handle + "keep_system_prompt = -5\npositions.start_pos = [1,2]\npositions.end_pos = [30,40]\n"}
	list := []conformance_ask.Step{
		{Method: "init", Params: "[null," + conformance_object.ConformanceObject(s.Fields["param"]) + ",null]",
			Expect: init, Want: answer,
			Arguments: len(s.Fields["param"]) + len(s.Fields["callback"])},
		{Method: "is_running", Params: "[]", Expect: handle, Script: "return 1", Want: []string{"1"}, Arguments: 1},
		{Method: "is_running", Name: "is_running while idle", Params: "[]", Expect: handle, Want: answer, Arguments: 1},
		{Method: "load_lora", Params: "[null," + conformance_object.ConformanceObject(s.Fields["lora"]) + "]",
			Want:      answer,
			Expect:    handle + conformance_lines.ConformanceLines("lora_adapter", s.Fields["lora"], false),
			Arguments: len(s.Fields["lora"])},
		{Method: "load_prompt_cache", Params: `[null,"` + s.Folder + `/cache"]`, Want: answer, Arguments: 2,
			Expect: handle + `prompt_cache_path = "` + s.Folder + "/cache\"\n"},
		{Method: "release_prompt_cache", Params: "[]", Expect: handle, Want: answer, Arguments: 1},
		{Method: "set_chat_template", Params: `[null,"the system","the prefix","the postfix"]`, Want: answer,
			Arguments: 4,
			Expect: handle + "system_prompt = \"the system\"\nprompt_prefix = \"the prefix\"\nprompt_postfix " +
				"= \"the postfix\"\n"},
		{Method: "set_function_tools", Params: `[null,"the system","[{}]","the tag"]`, Want: answer, Arguments: 4,
			Expect: handle + "system_prompt = \"the system\"\ntools = \"[{}]\"\ntool_response_str = \"the tag\"\n"},
		{Method: "get_kv_cache_size", Params: "[]", Expect: handle + "room.cache_sizes = []\n", Script: "sizes 2003 77",
			Arguments: 2, Results: 1,
			Want: []string{`{"cache_sizes":[2003,77]}`}},
		{Method: "set_cross_attn_params", Params: "[null," + conformance_object.ConformanceObject(s.Fields["cross"]) +
			"]", Want: answer,
			Expect:    handle + conformance_lines.ConformanceLines("cross_attn_params", s.Fields["cross"], false),
			Arguments: len(s.Fields["cross"])},
	}
	if s.Fields["cross"] != nil { // since C
		clear.Expect += "positions.start_pos = null\npositions.end_pos = null\n"
		list = append(list, ranges)
	}
	list = append(list, clear)
	for i := len(list) - 1; i >= 0; i-- {
		if !slices.Contains(s.Functions, list[i].Method) {
			list = slices.Delete(list, i, i+1)
		}
	}
	return list
}
