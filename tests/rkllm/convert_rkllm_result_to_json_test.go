package rkllm_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/convert_rkllm_result_to_json"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/project/count_allocations"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestConvertRkllmResultToJSON(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	results := rkllm_make_results.RkllmMakeResults(&memory, rkllm_make_results.Result{
		Text: []byte(`Hel"lo`), Token: 1234, Hidden: []float32{0.5, -1},
		Perf: rkllm_make_results.Perf{PrefillTime: 10.5, PrefillTokens: 10, GenerateTime: 5.2, GenerateTokens: 1,
			Memory: 1024.5},
	}, rkllm_make_results.Result{Text: []byte("\xff")})
	const first = `{"text":"Hel\"lo","token_id":1234,"last_hidden_layer":{"hidden_states":[0.5,-1],"embd_size":2,"num_tokens":1},` +
		`"logits":{"logits":null,"vocab_size":0,"num_tokens":0},"perf":{"prefill_time_ms":10.5,"prefill_tokens":10,"generate_time_ms":5.2,` +
		`"generate_tokens":1,"memory_usage_mb":1024.5},"_callback_state":1}`
	const second = `{"text":"` + "\ufffd" +
		`","_text_base64":"/w==","token_id":0,"last_hidden_layer":{"hidden_states":null,"embd_size":0,"num_tokens":0},` +
		`"logits":{"logits":null,"vocab_size":0,"num_tokens":0},"perf":{"prefill_time_ms":0,"prefill_tokens":0,"generate_time_ms":0,` +
		`"generate_tokens":0,"memory_usage_mb":0},"_callback_state":1}`
	require.Equal(t, "x"+first, string(convert_rkllm_result_to_json.ConvertRkllmResultToJSON([]byte("x"), rkllm.LayoutD,
		results, 1, 1)))
	require.Equal(t, "["+first+","+second+"]", string(convert_rkllm_result_to_json.ConvertRkllmResultToJSON(nil,
		rkllm.LayoutC, results, 2, 1)))
	const older = `{"text":"Hel\"lo","token_id":1234,"last_hidden_layer":{"hidden_states":[0.5,-1],"embd_size":2,"num_tokens":1},`
	require.Equal(t, older+`"logits":{"logits":null,"vocab_size":0,"num_tokens":0},"perf":null,"_callback_state":0}`,
		string(convert_rkllm_result_to_json.ConvertRkllmResultToJSON(nil, rkllm.LayoutB1, results, 1, rkllm.RunNormal)))
	require.Equal(t, older+`"logits":null,"perf":null,"_callback_state":4}`,
		string(convert_rkllm_result_to_json.ConvertRkllmResultToJSON(nil, rkllm.LayoutA, results, 1,
			rkllm.RunGetLastHiddenLayer)))

	out := make([]byte, 0, 4096)
	require.Zero(t, count_allocations.CountAllocations(100, func() {
		convert_rkllm_result_to_json.ConvertRkllmResultToJSON(out,
			rkllm.LayoutD, results, 2, 0)
	}))
}
