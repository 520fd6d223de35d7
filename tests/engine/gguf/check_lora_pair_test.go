package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_lora_pair"
)

func TestCheckLoraPair(t *testing.T) {
	model := engine.Facts{Shapes: map[string][4]uint64{
		"w": {64, 32, 1, 1}, "norm": {64, 1, 1, 1}, "experts": {64, 32, 8, 1}, "token_embd.weight": {64, 100, 1, 1},
		"output.weight": {64, 100, 1, 1},
	}}
	for _, row := range []struct {
		base string
		a, b [4]uint64
		want string
	}{
		{"w", [4]uint64{64, 4, 1, 1}, [4]uint64{4, 32, 1, 1}, ""},
		{"experts", [4]uint64{64, 4, 8, 1}, [4]uint64{4, 32, 8, 1}, ""},
		{"token_embd.weight", [4]uint64{4, 100, 1, 1}, [4]uint64{4, 64, 1, 1}, ""},
		{"w", [4]uint64{32, 4, 1, 1}, [4]uint64{4, 64, 1, 1},
			`tensor "w.lora_a" has the shape [32 4 1 1]; for this model it must have [64 4 1 1]`},
		{"w", [4]uint64{64, 4, 1, 1}, [4]uint64{8, 32, 1, 1},
			`tensor "w.lora_b" has the shape [8 32 1 1]; for this model it must have [4 32 1 1]`},
		{"w", [4]uint64{64, 4, 2, 1}, [4]uint64{4, 32, 1, 1},
			`tensor "w.lora_a" has the shape [64 4 2 1]; for this model it must have [64 4 1 1]`},
		{"experts", [4]uint64{64, 4, 8, 1}, [4]uint64{4, 32, 1, 1},
			`tensor "experts.lora_b" has the shape [4 32 1 1]; for this model it must have [4 32 8 1]`},
		{"token_embd.weight", [4]uint64{64, 4, 1, 1}, [4]uint64{4, 100, 1, 1},
			`tensor "token_embd.weight.lora_a" has the shape [64 4 1 1]; for this model it must have [64 100 1 1]`},
		{"norm", [4]uint64{64, 4, 1, 1}, [4]uint64{4, 1, 1, 1},
			`it changes tensor "norm", which is a vector; adapters change matrices`},
		{"none", [4]uint64{64, 4, 1, 1}, [4]uint64{4, 32, 1, 1},
			`it changes tensor "none", which the model does not have: it was made for another model`},
	} {
		h := &gguf.Header{Tensors: map[string]gguf.Tensor{
			row.base + ".lora_a": {Name: row.base + ".lora_a", Shape: row.a}, row.base + ".lora_b": {Name: row.base +
				".lora_b", Shape: row.b},
		}}
		err := check_lora_pair.CheckLoraPair(h, model, row.base)
		if row.want == "" {
			require.NoError(t, err)
			continue
		}
		require.EqualError(t, err, row.want)
	}
	h := &gguf.Header{Tensors: map[string]gguf.Tensor{"token_embd.weight.lora_a": {Name: "token_embd.weight.lora_a"}}}
	require.EqualError(t, check_lora_pair.CheckLoraPair(h, model, "token_embd.weight"),
		`tensor "token_embd.weight.lora_a" is there without "token_embd.weight.lora_b"`)
	h.Tensors["token_embd.weight.lora_b"] = gguf.Tensor{Name: "token_embd.weight.lora_b"}
	delete(model.Shapes, "output.weight")
	require.EqualError(t, check_lora_pair.CheckLoraPair(h, model, "token_embd.weight"),
		`it changes tensor "token_embd.weight", which this model uses for its output too; such adapters are not supported`)
}
