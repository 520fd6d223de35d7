// Package engine_sparse_shape lists the tensors of a model.
package engine_sparse_shape

import "fmt"

// Shape is the sizes of a model. All must be given but the last two.
type Shape struct {
	Words, Embedding, Heads, KeyHeads, Forward, Layers, Context int

	Experts int  // of which 2 are used; 0: the model is dense
	Tied    bool // the embeddings are the output as well
}

// Tensor is a tensor without its numbers: its name, the length of a row and the other dimensions, its type.
type Tensor struct {
	Name  string
	Shape []int
	Type  uint32
}

// EngineSparseShape lists the tensors of a llama model of that shape, all of type F32.
func EngineSparseShape(s Shape) []Tensor {
	e, k, f, x := s.Embedding, s.KeyHeads*s.Embedding/s.Heads, s.Forward, s.Experts
	tensors := []Tensor{{Name: "token_embd.weight", Shape: []int{e, s.Words}}, {Name: "output_norm.weight",
		Shape: []int{e}}}
	if !s.Tied {
		tensors = append(tensors, Tensor{Name: "output.weight", Shape: []int{e, s.Words}})
	}
	for layer := range s.Layers {
		block := fmt.Sprintf("blk.%d.", layer)
		for _, t := range []Tensor{
			{Name: "attn_norm", Shape: []int{e}}, {Name: "attn_q", Shape: []int{e, e}}, {Name: "attn_k", Shape: []int{e,
				k}},
			{Name: "attn_v", Shape: []int{e, k}}, {Name: "attn_output", Shape: []int{e, e}}, {Name: "ffn_norm",
				Shape: []int{e}},
		} {
			tensors = append(tensors, Tensor{Name: block + t.Name + ".weight", Shape: t.Shape})
		}
		parts := []Tensor{{Name: "ffn_gate", Shape: []int{e, f}}, {Name: "ffn_up", Shape: []int{e, f}},
			{Name: "ffn_down", Shape: []int{f, e}}}
		if x > 0 {
			parts = []Tensor{{Name: "ffn_gate_inp", Shape: []int{e, x}}, {Name: "ffn_gate_exps", Shape: []int{e, f, x}},
				{Name: "ffn_up_exps", Shape: []int{e, f, x}}, {Name: "ffn_down_exps", Shape: []int{f, e, x}}}
		}
		for _, t := range parts {
			tensors = append(tensors, Tensor{Name: block + t.Name + ".weight", Shape: t.Shape})
		}
	}
	return tensors
}
