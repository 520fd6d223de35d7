package layout_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/layout/append_gathered"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestAppendGathered(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{Token: 3,
		Perf: rkllm_make_results.Perf{GenerateTokens: 9}}, rkllm_make_results.Result{})
	gathered := []rkllm.Gathered{
		{Text: []byte("whole"), TokenID: 4, Members: map[string][]byte{"logits": []byte(
			`{"logits":[1],"vocab_size":1,"num_tokens":1}`)}},
		{Text: []byte{}, TokenID: -1},
	}
	const perf = `"perf":{"prefill_time_ms":0,"prefill_tokens":0,"generate_time_ms":0,"generate_tokens":`
	const first = `{"text":"whole","token_id":4,"last_hidden_layer":{"hidden_states":null,"embd_size":0,"num_tokens":0},` +
		`"logits":{"logits":[1],"vocab_size":1,"num_tokens":1},` + perf + `9,"memory_usage_mb":0},"_callback_state":2}`
	require.Equal(t, "x"+first, string(append_gathered.AppendGathered([]byte("x"), rkllm.LayoutD, results, gathered[:1],
		rkllm.RunFinish)))
	require.Equal(t, "["+first+`,{"text":"","token_id":-1,"last_hidden_layer":{"hidden_states":null,"embd_size":0,"num_tokens":0},`+
		`"logits":{"logits":null,"vocab_size":0,"num_tokens":0},`+perf+`0,"memory_usage_mb":0},"_callback_state":2}]`,
		string(append_gathered.AppendGathered(nil, rkllm.LayoutC, results, gathered, rkllm.RunFinish)))
	require.Equal(t, `{"text":"whole","token_id":4,"last_hidden_layer":{"hidden_states":null,"embd_size":0,"num_tokens":0},`+
		`"logits":{"logits":[1],"vocab_size":1,"num_tokens":1},"perf":null,"_callback_state":2}`,
		string(append_gathered.AppendGathered(nil, rkllm.LayoutB, results, gathered[:1], rkllm.RunFinish)))
	gathered[0].Members = map[string][]byte{"last_hidden_layer": []byte(
		`{"hidden_states":[2],"embd_size":1,"num_tokens":1}`)}
	require.Equal(t, `{"text":"whole","token_id":4,"last_hidden_layer":{"hidden_states":[2],"embd_size":1,"num_tokens":1},"logits":null,"perf":null,"_callback_state":2}`,
		string(append_gathered.AppendGathered(nil, rkllm.LayoutA, results, gathered[:1], rkllm.RunFinish)))
}
