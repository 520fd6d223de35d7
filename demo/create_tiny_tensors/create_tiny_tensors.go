// Package create_tiny_tensors makes the weights of a tiny model.
package create_tiny_tensors

import (
	"fmt"
	"math/rand/v2"

	"rkllmd/demo"
	"rkllmd/demo/create_tensor"
)

// CreateTinyTensors makes random weights for architecture "llama", "qwen2" or "qwen3", the same for the same seed.
//
// They are random but not shapeless. The first dimensions of the embedding are kept out of the layers' reach: number 0
// is the same for every token, so that the output can favour the tokens of v.Spoken over all others, and one more for
// every pair of v.Follows is set by the first token and makes the output choose the second.
//
// **Runs on:** any thread.
func CreateTinyTensors(architecture string, v *demo.Vocabulary, seed int64) []demo.Tensor {
	const embedding, keys, forward = demo.TinyEmbedding, demo.TinyKeyHeads * demo.TinyHeadSize, demo.TinyForward
	random := rand.New(rand.NewPCG(uint64(seed), 0))
	vocabulary, kept := len(v.Texts), 1+len(v.Follows)

	table := create_tensor.CreateTensor("token_embd.weight", embedding, vocabulary, 1, random)
	output := create_tensor.CreateTensor("output.weight", embedding, vocabulary, 0.4, random)
	for token := range vocabulary {
		clear(table.Data[token*embedding:][:kept])
		clear(output.Data[token*embedding:][:kept])
		table.Data[token*embedding] = 1
		output.Data[token*embedding] = -40
	}
	for _, token := range v.Spoken {
		output.Data[token*embedding] = 0
	}
	for i, pair := range v.Follows {
		table.Data[pair[0]*embedding+1+i] = 4
		output.Data[pair[1]*embedding+1+i] = 60
	}
	tensors := []demo.Tensor{table, output, create_tensor.CreateTensor("output_norm.weight", embedding, 0, 0, nil)}

	for layer := range demo.TinyLayers {
		block := fmt.Sprintf("blk.%d.", layer)
		attention := create_tensor.CreateTensor(block+"attn_output.weight", embedding, embedding, 0.25, random)
		down := create_tensor.CreateTensor(block+"ffn_down.weight", forward, embedding, 0.15, random)
		clear(attention.Data[:kept*embedding])
		clear(down.Data[:kept*forward])
		tensors = append(tensors, attention, down,
			create_tensor.CreateTensor(block+"attn_norm.weight", embedding, 0, 0, nil),
			create_tensor.CreateTensor(block+"ffn_norm.weight", embedding, 0, 0, nil),
			create_tensor.CreateTensor(block+"attn_q.weight", embedding, embedding, 0.25, random),
			create_tensor.CreateTensor(block+"attn_k.weight", embedding, keys, 0.25, random),
			create_tensor.CreateTensor(block+"attn_v.weight", embedding, keys, 0.15, random),
			create_tensor.CreateTensor(block+"ffn_gate.weight", embedding, forward, 0.15, random),
			create_tensor.CreateTensor(block+"ffn_up.weight", embedding, forward, 0.15, random))
		switch architecture {
		case "qwen2":
			tensors = append(tensors,
				create_tensor.CreateTensor(block+"attn_q.bias", embedding, 0, 0.1, random),
				create_tensor.CreateTensor(block+"attn_k.bias", keys, 0, 0.1, random),
				create_tensor.CreateTensor(block+"attn_v.bias", keys, 0, 0.1, random))
		case "qwen3":
			tensors = append(tensors,
				create_tensor.CreateTensor(block+"attn_q_norm.weight", demo.TinyHeadSize, 0, 0, nil),
				create_tensor.CreateTensor(block+"attn_k_norm.weight", demo.TinyHeadSize, 0, 0, nil))
		}
	}
	return tensors
}
