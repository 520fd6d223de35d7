package arguments_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/parse_markers"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/rkllm/layout/read_string"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
)

func TestParseMarkers(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	raw := json.RawMessage(`{"model_path":"/m","img_content":"<|image_pad|>","img_end":"","img_start":"<s>"}`)
	for _, layout := range rkllm.Layouts {
		markers, err := parse_markers.ParseMarkers(&memory, layout, raw)
		require.Nil(t, err)
		if layout != rkllm.LayoutD { // they are members of the structure
			require.Equal(t, rkllm.Markers{}, markers)
			continue
		}
		require.Equal(t, "<s>", string(read_string.ReadString(markers[0])))
		require.Nil(t, markers[1])
		require.Equal(t, "<|image_pad|>", string(read_string.ReadString(markers[2])))
	}
	for raw, message := range map[string]string{
		`{"img_start":7}`:               "param.img_start: 7 is not a string",
		`{"img_end":"a\u0000"}`:         `param.img_end: has a NUL (\u0000) at byte 1, which would end the C string`,
		`{"img_end":"a","img_end":"b"}`: "param.img_end: is given twice",
		`[]`:                            "param: [] is not an object (RKLLMParam)",
	} {
		_, err := parse_markers.ParseMarkers(&memory, rkllm.LayoutD, json.RawMessage(raw))
		rkllm_require_refused.RkllmRequireRefused(t, message, err)
	}
}
