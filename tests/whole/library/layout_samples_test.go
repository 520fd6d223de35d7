package library_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
	rkllm_layout "rkllmd/rkllm/layout"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/whole/library/rkllm_require_converted"
	"rkllmd/tests/whole/library/rkllm_require_sample"
	"rkllmd/tests/whole/library/rkllm_required_members"
	"rkllmd/tests/whole/library/rkllm_sample_struct"
)

// TestLayoutSamples makes every structure that any generation of the library takes, with a value of its own in each
// member and with only what is required: each member is as given or its default, everything else in a block of at least
// rkllm.MinBlock bytes is zero.
func TestLayoutSamples(t *testing.T) {
	zeros := make([]byte, rkllm_layout.MinBlock)
	for _, layout := range rkllm.Layouts {
		for _, s := range []*rkllm.Struct{layout.Param, layout.InferParam, layout.LoraAdapter, layout.CrossAttnParam} {
			if s == nil {
				continue
			}
			t.Run(layout.Generation+" "+s.Name, func(t *testing.T) {
				rkllm_require_converted.RkllmRequireConverted(t, s, rkllm_sample_struct.RkllmSampleStruct(s, ""))
				rkllm_require_converted.RkllmRequireConverted(t, s, rkllm_required_members.RkllmRequiredMembers(s))
			})
		}
		for kind, union := range rkllm.InputMembers {
			t.Run(layout.Generation+" RKLLMInput with "+union, func(t *testing.T) {
				var memory rkllm.Memory
				defer free_memory.FreeMemory(&memory)
				sample := rkllm_sample_struct.RkllmSampleStruct(layout.Input, union)
				raw, failed := json.Marshal(sample)
				require.NoError(t, failed)
				at, count, err := convert_json_to_rkllm_input.ConvertJSONToRkllmInput(&memory, layout, raw)
				require.Nil(t, err)
				require.Equal(t, 1, count)
				require.Equal(t, int64(kind), sample["input_type"])
				rkllm_require_sample.RkllmRequireSample(t, layout.Input, at, sample)
				require.Equal(t, zeros, unsafe.Slice((*byte)(at), rkllm_layout.MinBlock))
			})
		}
	}
}
