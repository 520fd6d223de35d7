package library_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/whole/conformance_ask"
	"rkllmd/tests/whole/conformance_calls"
	"rkllmd/tests/whole/conformance_fields"
	"rkllmd/tests/whole/conformance_hello"
	"rkllmd/tests/whole/conformance_lines"
	"rkllmd/tests/whole/conformance_load"
	"rkllmd/tests/whole/conformance_play"
	"rkllmd/tests/whole/library/conformance_absent"
	"rkllmd/tests/whole/library/conformance_explicit"
	"rkllmd/tests/whole/library/conformance_result"
	"rkllmd/tests/whole/library/conformance_start"
)

// TestConformanceAbsent asks each generation for what only later ones have: a method is refused with the version that
// has it, and so is a member, unless its value says no more than leaving it out; then the library gets what it gets
// without.
func TestConformanceAbsent(t *testing.T) {
	shapes := map[string]string{"param": "init [null,%s]", "infer": `run [null,{"prompt_input":"Hello"},%s]`,
		"prompt": "run [null,%s]", "multimodal": "run [null,%s]"}
	later := map[string]string{"clear_kv_cache": `1.2.0 [null,1]`, "set_chat_template": `1.2.0 [null,"a","b","c"]`,
		"set_function_tools": `1.2.1 [null,"a","[]","c"]`, "set_cross_attn_params": `1.2.1 [null,{}]`}
	for _, version := range []string{"1.1.4", "1.2.0", "1.2.1b1", "1.2.3", "1.3.0"} {
		t.Run(version, func(t *testing.T) {
			s := conformance_start.ConformanceStart(t, version)
			refused := map[string]string{} // by request: what the message must hold
			for method, needs := range later {
				if since, params, _ := strings.Cut(needs, " "); !slices.Contains(s.Functions, method) {
					refused[method+" "+params] = since
				}
			}
			neutral := map[string][]conformance_fields.Field{}
			for _, field := range conformance_absent.ConformanceAbsent(t, s.Generation) {
				object := conformance_explicit.ConformanceExplicit(s.Fields[field.Group], field)
				refused[fmt.Sprintf(shapes[field.Group], object)] = field.Preset
				field.Value = field.Default
				neutral[field.Group] = append(neutral[field.Group], field)
			}
			if s.Fields["cross"] == nil { // before C
				refused[`run [null,[{"prompt_input":"a"},{"prompt_input":"b"}]]`] = "1.2.1"
				refused[`clear_kv_cache [null,1,[0],[1]]`] = map[string]string{"A": "1.2.0", "B": "1.2.1",
					"b": "1.2.1"}[s.Generation]
			}
			for request, since := range refused {
				method, params, _ := strings.Cut(request, " ")
				answer := conformance_ask.ConformanceAsk(t, s, conformance_ask.Step{Method: method, Params: params})[0]
				require.NotNil(t, answer.Error, request)
				require.Contains(t, []int{-32602, -32005}, answer.Error.Code, request)
				require.Contains(t, answer.Error.Message, "librkllmrt "+since, request)
			}
			all, _ := conformance_calls.ConformanceCalls(t, s)
			require.Equal(t, []string{"rkllm_createDefaultParam called"}, all, "for the defaults, when it was opened")

			load := conformance_load.ConformanceLoad(s, 1)
			load.Params = "[null," + conformance_explicit.ConformanceExplicit(s.Fields["param"], neutral["param"]...) +
				"]"
			steps := []conformance_ask.Step{load}
			for _, kind := range []string{"prompt", "multimodal"} {
				run := conformance_hello.ConformanceHello(s, "run", 1, "call 2", conformance_result.ConformanceResult(
					s.Generation, 2, conformance_result.Result{Text: "", Token: -1}))
				run.Params = "[null," + conformance_explicit.ConformanceExplicit(s.Fields[kind], neutral[kind]...) +
					"," + conformance_explicit.ConformanceExplicit(s.Fields["infer"], neutral["infer"]...) + "]"
				run.Expect = strings.Replace(run.Expect, conformance_lines.ConformanceLines("rkllm_input[0]",
					s.Fields["prompt"], true), conformance_lines.ConformanceLines("rkllm_input[0]", s.Fields[kind],
					true), 1)
				steps = append(steps, run)
			}
			conformance_play.ConformancePlay(t, s, steps, map[string]conformance_play.Counts{})
			answer := conformance_ask.ConformanceAsk(t, s, conformance_ask.Step{Method: "get_kv_cache_size",
				Params: "[]", Expect: "anything\n"})[0]
			if slices.Contains(s.Functions, "get_kv_cache_size") {
				require.Nil(t, answer.Error)
			} else { // asked with a model: without one, that is said first
				require.Contains(t, answer.Error.Message, "librkllmrt 1.2.1")
			}
			t.Logf("%s: %d requests refused", s.Generation, len(refused))
		})
	}
}
