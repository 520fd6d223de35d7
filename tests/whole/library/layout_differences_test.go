package library_test

import (
	"fmt"
	"testing"
	"unsafe"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
	"rkllmd/tests/support/rkllm/rkllm_require_refused"
	"rkllmd/tests/whole/library/rkllm_convert_any"
	"rkllmd/tests/whole/library/rkllm_generation_cases"
)

// TestLayoutDifferences gives what some generations lack to all of them: those that have it take it, the others name
// the version that has it, unless the value says no more than leaving it out. An image is spelled in two ways, and all
// take both.
func TestLayoutDifferences(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	absent := map[string]bool{} // the members of all Absent lists, to be met by the cases
	for i, layout := range rkllm.Layouts {
		for _, c := range rkllm_generation_cases.RkllmGenerationCases() {
			t.Run(layout.Generation+" "+c.Member, func(t *testing.T) {
				_, err := rkllm_convert_any.RkllmConvertAny(t, &memory, layout, c.Argument, fmt.Sprintf(c.Format,
					c.Value))
				if i < c.First {
					rkllm_require_refused.RkllmRequireRefused(t, c.Member+": needs librkllmrt "+c.Since+c.Reason, err)
					absent[c.Member] = true
					_, err = rkllm_convert_any.RkllmConvertAny(t, &memory, layout, c.Argument, fmt.Sprintf(c.Format,
						"null"))
				}
				require.Nil(t, err)
				if c.Same != "" {
					_, err = rkllm_convert_any.RkllmConvertAny(t, &memory, layout, c.Argument, fmt.Sprintf(c.Format,
						c.Same))
					require.Nil(t, err)
				}
			})
		}
		t.Run(layout.Generation+" image in both spellings", func(t *testing.T) {
			for _, raw := range []string{`"image_embed":[1,2,3,4],"n_image_tokens":2,"n_image":1`,
				`"image":{"image_embed":[1,2,3,4],"n_image_tokens":2,"n_image":1}`} {
				at, err := rkllm_convert_any.RkllmConvertAny(t, &memory, layout, "rkllm_input",
					`{"multimodal_input":{"prompt":"<image>",`+raw+`}}`)
				require.Nil(t, err)
				_, embed := find_member.FindMember(layout.Input, at, "multimodal_input", "image_embed")
				require.Equal(t, []float32{1, 2, 3, 4}, unsafe.Slice(*(**float32)(embed), 4))
				require.Equal(t, int64(2), rkllm_read_member.RkllmReadMember(t, layout.Input, at, "multimodal_input",
					"n_image_tokens"))
				require.Equal(t, "<image>", rkllm_read_member.RkllmReadMember(t, layout.Input, at, "multimodal_input",
					"prompt"))
			}
			_, err := rkllm_convert_any.RkllmConvertAny(t, &memory, layout, "rkllm_input",
				`{"multimodal_input":{"prompt":"x","n_image_tokens":1,"image":{"image_embed":[1],"n_image_tokens":1,"n_image":1}}}`)
			rkllm_require_refused.RkllmRequireRefused(t,
				"rkllm_input.multimodal_input.n_image_tokens: belongs into image, which is given too", err)
		})
		t.Run(layout.Generation+" inference modes", func(t *testing.T) {
			_, err := rkllm_convert_any.RkllmConvertAny(t, &memory, layout, "rkllm_infer_params", `{"mode":2}`)
			if layout != rkllm.LayoutA {
				require.Nil(t, err)
				return
			}
			rkllm_require_refused.RkllmRequireRefused(t,
				"rkllm_infer_params.mode: 2 (RKLLM_INFER_GET_LOGITS) needs librkllmrt 1.2.0", err)
		})
	}
	require.Len(t, absent, len(rkllm_generation_cases.RkllmGenerationCases()))
}
