package arguments_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/arguments/add_results"
	"rkllmd/rkllm/layout/free_memory"
	"rkllmd/tests/support/rkllm/rkllm_make_results"
)

func TestAddResults(t *testing.T) {
	var memory rkllm.Memory
	defer free_memory.FreeMemory(&memory)
	gathered := []rkllm.Gathered{{Text: []byte{}, TokenID: -1}, {Text: []byte{}, TokenID: -1}}
	add_results.AddResults(gathered, rkllm.LayoutD, rkllm_make_results.RkllmMakeResults(&memory,
		rkllm_make_results.Result{Text: []byte("ab"), Token: 5, Logits: []float32{1, 2}}, rkllm_make_results.Result{
			Text: []byte("cd"), Token: 6}), rkllm.RunNormal)
	add_results.AddResults(gathered, rkllm.LayoutD, rkllm_make_results.RkllmMakeResults(&memory,
		rkllm_make_results.Result{Token: 0}, rkllm_make_results.Result{Text: []byte("ef"), Token: -1}),
		rkllm.RunNormal)
	add_results.AddResults(gathered, rkllm.LayoutD, rkllm_make_results.RkllmMakeResults(&memory,
		rkllm_make_results.Result{Token: 7}, rkllm_make_results.Result{Text: []byte("gh"), Token: 8}), rkllm.RunFinish)
	require.Equal(t, []rkllm.Gathered{
		{Text: []byte("ab"), TokenID: 0, Members: map[string][]byte{"logits": []byte(
			`{"logits":[1,2],"vocab_size":2,"num_tokens":1}`)}},
		{Text: []byte("cdefgh"), TokenID: 8},
	}, gathered)
	gathered = []rkllm.Gathered{{Text: []byte{}, TokenID: -1}}
	// A does not have logits
	add_results.AddResults(gathered, rkllm.LayoutA, rkllm_make_results.RkllmMakeResults(&memory,
		rkllm_make_results.Result{Token: 3, Hidden: []float32{0.5}, Logits: []float32{1}}), rkllm.RunNormal)
	require.Equal(t, map[string][]byte{"last_hidden_layer": []byte(
		`{"hidden_states":[0.5],"embd_size":1,"num_tokens":1}`)}, gathered[0].Members)
}
