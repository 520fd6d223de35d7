package arguments_test

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/arguments/split_inputs"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestSplitInputs(t *testing.T) {
	for raw, want := range map[string][]string{
		`{"a":1}`:             {`{"a":1}`},
		` [ {"a":[1]} , {} ]`: {`{"a":[1]}`, `{}`},
		`[1]`:                 {`1`},
	} {
		objects, err := split_inputs.SplitInputs("p", json.RawMessage(raw), true)
		require.Nil(t, err)
		require.Len(t, objects, len(want))
		for i := range want {
			require.Equal(t, want[i], string(objects[i]))
		}
	}
	for raw, message := range map[string]string{
		``:                                       "p: is required: an object (RKLLMInput)",
		`[]`:                                     "p: the array is empty: one input for each of n_batch is required",
		`[ ]`:                                    "p: the array is empty: one input for each of n_batch is required",
		`[` + strings.Repeat("{},", 255) + `{}]`: "p: has more than 255 elements, the largest n_batch",
	} {
		_, err := split_inputs.SplitInputs("p", json.RawMessage(raw), true)
		rkllm_require_refused.RkllmRequireRefused(t, message, err)
	}
	objects, err := split_inputs.SplitInputs("p", json.RawMessage("{}"), false)
	require.Nil(t, err)
	require.Len(t, objects, 1)
	_, err = split_inputs.SplitInputs("p", json.RawMessage("[{}]"), false)
	rkllm_require_refused.RkllmRequireRefused(t,
		"p: an array needs n_batch, and so librkllmrt 1.2.1: before it, a run has one input, an object (RKLLMInput)",
		err)
}
