package rkllm_test

import (
	"encoding/json"
	"testing"
	"unsafe"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_json_to_rkllm_input"
	"rkllmd/rkllm/layout/find_member"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_read_member"
)

func FuzzConvertJSONToRkllmInput(f *testing.F) {
	for _, seed := range []string{
		`{"prompt_input":"a"}`, `{"token_input":{"input_ids":[1,2],"n_tokens":2}}`,
		`[{"embed_input":{"embed":[0.5],"n_tokens":1}}]`,
		`{"multimodal_input":{"prompt":"x","image":{"image_embed":[1],"n_image":1,"n_image_tokens":1}}}`,
		`{"multimodal_input":{"prompt":"x","image_embed":[1],"n_image_tokens":1}}`, `{"input_type":1e9}`, `[`, `{"":{`,
	} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, raw []byte) {
		if !json.Valid(raw) {
			return // the framing lets no such message through
		}
		var memory rkllm.Memory
		defer free_memory.FreeMemory(&memory)
		for _, layout := range rkllm.Layouts {
			inputs, count, err := convert_json_to_rkllm_input.ConvertJSONToRkllmInput(&memory, layout, raw)
			if err != nil {
				require.Equal(t, int64(jsonrpc2.CodeInvalidParams), err.Code)
				continue
			}
			for i := range count { // what the library would follow is there
				at := unsafe.Add(inputs, uintptr(i)*layout.Input.Size)
				_, union := find_member.FindMember(layout.Input, at, "prompt_input")
				require.NotNil(t, *(*unsafe.Pointer)(union))
				kind := rkllm_read_member.RkllmReadMember(t, layout.Input, at, "input_type").(int64)
				if kind == int64(rkllm.InputToken) {
					require.Positive(t, *(*uint64)(unsafe.Add(union, 8)))
				}
			}
		}
	})
}
