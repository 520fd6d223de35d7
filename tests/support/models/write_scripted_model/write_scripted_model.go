// Package write_scripted_model writes a model that says what it was made to say.
package write_scripted_model

import (
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf"
	"rkllmd/demo/create_tensor"
	"rkllmd/tests/support/models/add_script"
	"rkllmd/tests/support/models/demo_texts"
)

// WriteScriptedModel writes a llama model of one layer to a new folder and returns its path. Behind a cue, a control
// token at the end of what the chat template has written, it says the text of scripts for that cue, whatever came
// before, and ends; behind all else it ends at once. So the template decides what is said: it sees the conversation.
//
// The weights do it: each token of a text has a dimension of the embedding to itself, by which the output finds the
// next token; the layer is computed and adds nothing. The vocabulary is the demo model's, so that long prompts take few
// tokens.
func WriteScriptedModel(tb testing.TB, template string, scripts map[string]string) string {
	tb.Helper()
	const context, forward, head = 1 << 17, 32, 32
	v := &demo.Vocabulary{IDs: map[string]int{}}
	for i, text := range demo_texts.DemoTexts(tb, "tokenizer.ggml.tokens") {
		v.Texts, v.IDs[text] = append(v.Texts, text), i
		v.Types = append(v.Types, demo.TokenNormal)
	}
	v.EOS = v.IDs["<|im_end|>"]
	for _, control := range []string{"<|im_start|>", "<|im_end|>", "<|endoftext|>"} {
		v.Types[v.IDs[control]] = demo.TokenControl
	}
	for _, cue := range slices.Sorted(maps.Keys(scripts)) {
		add_script.AddScript(v, cue, scripts[cue])
	}
	width := (1 + len(v.Follows) + head - 1) / head * head
	table := create_tensor.CreateTensor("token_embd.weight", width, len(v.Texts), 0, nil)
	output := create_tensor.CreateTensor("output.weight", width, len(v.Texts), 0, nil)
	clear(table.Data)
	clear(output.Data)
	for token := range v.Texts {
		table.Data[token*width] = 1
	}
	output.Data[v.EOS*width] = 8
	for i, pair := range v.Follows {
		table.Data[pair[0]*width], table.Data[pair[0]*width+1+i] = 0, 1
		output.Data[pair[1]*width+1+i] = 8
	}
	tensors := []demo.Tensor{table, output, create_tensor.CreateTensor("output_norm.weight", width, 0, 0, nil)}
	for name, shape := range map[string][2]int{"attn_norm": {width}, "ffn_norm": {width}, "attn_q": {width, head},
		"attn_k": {width, head}, "attn_v": {width, head}, "attn_output": {head, width}, "ffn_gate": {width, forward},
		"ffn_up": {width, forward}, "ffn_down": {forward, width}} {
		tensor := create_tensor.CreateTensor("blk.0."+name+".weight", shape[0], shape[1], 0, nil)
		if name == "attn_output" || name == "ffn_down" {
			clear(tensor.Data)
		}
		tensors = append(tensors, tensor)
	}
	pairs := []demo.Pair{
		{Key: "general.architecture", Value: "llama"}, {Key: "general.name", Value: "scripted"},
		{Key: "llama.context_length", Value: uint32(context)}, {Key: "llama.embedding_length", Value: uint32(width)},
		{Key: "llama.block_count", Value: uint32(1)}, {Key: "llama.feed_forward_length", Value: uint32(forward)},
		{Key: "llama.attention.head_count", Value: uint32(1)}, {Key: "llama.attention.head_count_kv", Value: uint32(1)},
		{Key: "llama.attention.key_length", Value: uint32(head)},
		{Key: "llama.attention.value_length", Value: uint32(head)},
		{Key: "llama.attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
		{Key: "llama.rope.dimension_count", Value: uint32(head)},
		{Key: "tokenizer.ggml.model", Value: "gpt2"}, {Key: "tokenizer.ggml.pre", Value: "qwen2"},
		{Key: "tokenizer.ggml.tokens", Value: v.Texts}, {Key: "tokenizer.ggml.token_type", Value: v.Types},
		{Key: "tokenizer.ggml.merges", Value: demo_texts.DemoTexts(tb, "tokenizer.ggml.merges")},
		{Key: "tokenizer.ggml.eos_token_id", Value: uint32(v.EOS)},
		{Key: "tokenizer.chat_template", Value: template},
	}
	path := filepath.Join(tb.TempDir(), "scripted.gguf")
	require.NoError(tb, os.WriteFile(path, append_gguf.AppendGGUF(nil, pairs, tensors), 0o600))
	return path
}
