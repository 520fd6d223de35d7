package layout_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/parse_string"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestParseString(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	for raw, want := range map[string]string{
		`""`:                      "",
		`"a\n\u00fc\ud83d\ude00"`: "a\nü😀",
		`"half \ud800 pair"`:      "half \ufffd pair",
		"\"bad \xff byte\"":       "bad \ufffd byte",
	} {
		block, text, err := parse_string.ParseString(&memory, "p", json.RawMessage(raw))
		require.Nil(t, err)
		require.Equal(t, []string{want, want}, []string{string(read_string.ReadString(block)), text})
	}
	for raw, message := range map[string]string{
		`"ab\u0000c"`: `p: has a NUL (\u0000) at byte 2, which would end the C string`,
		`5`:           "p: 5 is not a string",
		`null`:        "p: null is not a string",
		`{"a":1}`:     `p: {"a":1} is not a string`,
	} {
		_, _, err := parse_string.ParseString(&memory, "p", json.RawMessage(raw))
		rkllm_require_refused.RkllmRequireRefused(t, message, err)
	}
}
