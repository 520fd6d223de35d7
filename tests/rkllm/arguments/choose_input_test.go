package arguments_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/choose_input"
	"rkllmd/rkllm/layout/find_field"
	"rkllmd/rkllm/layout/read_members"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestChooseInput(t *testing.T) {
	s := rkllm.LayoutD.Input
	for raw, want := range map[string]string{
		`{"prompt_input":"a"}`:                     "0",
		`{"token_input":{}}`:                       "1",
		`{"embed_input":{}}`:                       "2",
		`{"multimodal_input":{}}`:                  "3",
		`{"multimodal_input":{},"input_type":3.0}`: "3.0",
	} {
		given, err := read_members.ReadMembers(s, "p", json.RawMessage(raw))
		require.Nil(t, err)
		require.Nil(t, choose_input.ChooseInput(s, "p", given))
		require.Equal(t, want, string(given[find_field.FindField(s, "input_type")]))
	}
	for raw, message := range map[string]string{
		`{}`: "p: one of prompt_input, token_input, embed_input, " +
			"multimodal_input is required",
		`{"prompt_input":null}`: "p: one of prompt_input, token_input, embed_input, " +
			"multimodal_input is required",
		`{"prompt_input":"a","token_input":{}}`: "p: prompt_input and token_input are both given, but an input " +
			"is of one kind",
		`{"prompt_input":"a","input_type":1}`: "p.input_type: 1 (RKLLM_INPUT_TOKEN) needs token_input, but " +
			"prompt_input is given",
		`{"prompt_input":"a","input_type":"x"}`: `p.input_type: "x" is not a number`,
		`{"prompt_input":"a","input_type":4}`: "p.input_type: 4 is not an RKLLMInputType: there are 0 " +
			"(RKLLM_INPUT_PROMPT), 1 (RKLLM_INPUT_TOKEN), 2 (RKLLM_INPUT_EMBED), 3 (RKLLM_INPUT_MULTIMODAL)",
	} {
		given, err := read_members.ReadMembers(s, "p", json.RawMessage(raw))
		require.Nil(t, err)
		rkllm_require_refused.RkllmRequireRefused(t, message, choose_input.ChooseInput(s, "p", given))
	}
}
