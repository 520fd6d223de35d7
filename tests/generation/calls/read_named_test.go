package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/read_named"
	"rkllmd/tests/generation/calls/calls_check"
	"rkllmd/tests/generation/calls/calls_state"
)

func TestReadNamed(t *testing.T) {
	functions := calls_state.CallsState("mistral", true, false).Functions
	form := &generation.CallForm{Middle: []string{"[ARGS]"}}
	for text, want := range map[string]generation.CallReading{
		`get[ARGS] {"a": 1} x`: {State: generation.ReadDone, Name: "get", Arguments: `{"a": 1}`, Known: 18, Length: 18},
		`get[ARGS] {"a`: {State: generation.ReadMore, Name: "get", Arguments: `{"a`, Known: 13, Length: 13,
			Value: 10},
		`get[ARGS]{"a" 1`: {Name: "get", Arguments: `{"a" `, Known: 14, Length: 14},
		`get[ARGS][1]`:    {}, `got[ARGS]`: {}, `get[`: {State: generation.ReadMore},
		`get[ARGS]`: {State: generation.ReadMore, Name: "get", Known: 9, Length: 9},
	} {
		require.Equal(t, want, read_named.ReadNamed(form, functions, text), text)
	}
	calls_check.CallsCheck(t, "mistral",
		[3]string{`[TOOL_CALLS]get[ARGS]{"a": 1}[TOOL_CALLS]get_time[CALL_ID]abc[ARGS]{} `, `«0:get({"a": 1})»«1:get_time({})»`},
		[3]string{`[TOOL_CALLS]got[ARGS]{}`, `[TOOL_CALLS]got[ARGS]{}`})
	calls_check.CallsCheck(t, "deepseek",
		[3]string{"<｜tool▁calls▁begin｜><｜tool▁call▁begin｜>function<｜tool▁sep｜>get\n```json\n" +
			"{\"a\": 1}\n```<｜tool▁call▁end｜>\n" +
			"<｜tool▁call▁begin｜>function<｜tool▁sep｜>get_time\n```json\n{}\n```<｜tool▁call▁end｜><｜tool▁calls▁end｜>",
			`«0:get({"a": 1})»«1:get_time({})»`})
	calls_check.CallsCheck(t, "deepseek-plain",
		[3]string{"Hm <｜tool▁calls▁begin｜><｜tool▁call▁begin｜>get<｜tool▁sep｜>{}<｜tool▁call▁end｜><｜tool▁calls▁end｜>!",
			`Hm«0:get({})»!`})
	calls_check.CallsCheck(t, "gpt-oss",
		[3]string{`<|channel|>commentary to=functions.get_time <|constrain|>json<|message|>{"zone":"x"}`,
			`«0:get_time({"zone":"x"})»`},
		[3]string{`<|channel|>analysis<|message|>I call it. to=functions.get<|channel|>commentary json<|message|>{}`,
			`analysisI call it.«0:get({})»`},
		[3]string{`<|channel|>final<|message|>Hello`, `finalHello`})
}
