package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_struct"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestAppendStruct(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	result := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Token: 7, Hidden: []float32{0.5,
		2}})
	require.Equal(t, `x{"text":null,"token_id":7,"last_hidden_layer":{"hidden_states":[0.5,2],"embd_size":2,"num_tokens":1},`+
		`"logits":{"logits":null,"vocab_size":0,"num_tokens":0},`+
		`"perf":{"prefill_time_ms":0,"prefill_tokens":0,"generate_time_ms":0,"generate_tokens":0,"memory_usage_mb":0}}`,
		string(append_struct.AppendStruct([]byte("x"), rkllm.LayoutD.Result, result)))
	require.Equal(t, `{"text":null,"token_id":7,"last_hidden_layer":{"hidden_states":[0.5,2],"embd_size":2,"num_tokens":1}}`,
		string(append_struct.AppendStruct(nil, rkllm.LayoutA.Result, result)))
	kept := &rkllm.Struct{Fields: []rkllm.Field{{Name: "token_id", Kind: rkllm.Int32, Offset: 8}, {Name: "img_start",
		Kind: rkllm.Kept}}}
	require.Equal(t, `{"token_id":7}`, string(append_struct.AppendStruct(nil, kept, result)))
}
