// Package bench_tensors lists the tensors of a generated model.
package bench_tensors

import (
	"fmt"

	"rkllmd/bench"
	"rkllmd/demo"
)

// BenchTensors returns the tensors of a llama model of this shape, without data: vectors are its norms, the others its
// weights.
func BenchTensors(s bench.Shape) []demo.Tensor {
	width, keys, forward, vocabulary := uint64(s.Width), uint64(s.Width/s.Heads*s.KVHeads), uint64(s.Forward),
		uint64(s.Vocab)
	tensors := []demo.Tensor{
		{Name: "token_embd.weight", Shape: []uint64{width, vocabulary}},
		{Name: "output_norm.weight", Shape: []uint64{width}},
	}
	if !s.Tied {
		tensors = append(tensors, demo.Tensor{Name: "output.weight", Shape: []uint64{width, vocabulary}})
	}
	for layer := range s.Layers {
		for _, t := range []demo.Tensor{
			{Name: "attn_norm", Shape: []uint64{width}},
			{Name: "ffn_norm", Shape: []uint64{width}},
			{Name: "attn_q", Shape: []uint64{width, width}},
			{Name: "attn_k", Shape: []uint64{width, keys}},
			{Name: "attn_v", Shape: []uint64{width, keys}},
			{Name: "attn_output", Shape: []uint64{width, width}},
			{Name: "ffn_gate", Shape: []uint64{width, forward}},
			{Name: "ffn_up", Shape: []uint64{width, forward}},
			{Name: "ffn_down", Shape: []uint64{forward, width}},
		} {
			t.Name = fmt.Sprintf("blk.%d.%s.weight", layer, t.Name)
			tensors = append(tensors, t)
		}
	}
	return tensors
}
