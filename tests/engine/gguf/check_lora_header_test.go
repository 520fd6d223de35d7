package gguf_test

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/check_gguf_header"
	"rkllmd/engine/gguf/check_lora_header"
	"rkllmd/tests/engine/gguf/engine_lora_header"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestCheckLoraHeader(t *testing.T) {
	model, err := check_gguf_header.CheckGGUFHeader(engine_read_header.EngineReadHeader(t, "llama"))
	require.NoError(t, err)
	text, nan := gguf.Value{Type: gguf.String, Text: "x"}, uint64(math.Float32bits(float32(math.NaN())))
	for name, row := range map[string]struct {
		key, tensor string // what is changed
		value       gguf.Value
		rename      string // of the tensor; "": it is dropped
		want        string // "": accepted
	}{
		"sound": {},
		"no type": {key: "general.type", value: text,
			want: `it is a model, not a LoRA adapter: general.type is "x", not "adapter"`},
		"a number": {key: "general.type", value: gguf.Value{Type: gguf.Uint32}, want: "general.type is not a string"},
		"another model": {key: "general.architecture", value: text,
			want: `general.architecture is "x"; for this model it must be "llama"`},
		"another kind": {key: "adapter.type", value: text,
			want: `adapter.type is "x"; for this model it must be "lora"`},
		"aLoRA": {key: "adapter.alora.invocation_tokens",
			want: "it is an activated LoRA (aLoRA), which works from certain tokens on; this runtime takes plain ones"},
		"alpha of an int": {key: "adapter.lora.alpha",
			want: "adapter.lora.alpha is of the wrong type; it must be a float32"},
		"alpha NaN": {key: "adapter.lora.alpha", value: gguf.Value{Type: gguf.Float32, Number: nan},
			want: "adapter.lora.alpha is NaN; it must be from 0 to 1e+06"},
		"alignment": {key: "general.alignment", value: gguf.Value{Type: gguf.Uint32, Number: 48},
			want: "general.alignment is 48; it must be a power of two"},
		"B alone": {tensor: "blk.0.attn_v.weight.lora_a", rename: "blk.0.attn_q.weight.lora_a",
			want: `tensor "blk.0.attn_q.weight.lora_a" is there without "blk.0.attn_q.weight.lora_b"`},
		"A last": {tensor: "blk.0.attn_v.weight.lora_a", rename: "x_norm.weight",
			want: `tensor "blk.0.attn_v.weight.lora_b" is there without "blk.0.attn_v.weight.lora_a"`},
		"another name": {tensor: "blk.1.ffn_up.weight.lora_b", rename: "blk.1.ffn_up.weight.magnitude",
			want: `tensor "blk.1.ffn_up.weight.lora_a" is there without "blk.1.ffn_up.weight.lora_b"`},
		"an unknown suffix": {tensor: "blk.0.attn_v.weight.lora_a", rename: "extra",
			want: `tensor "extra" does not end in .lora_a or .lora_b`},
	} {
		t.Run(name, func(t *testing.T) {
			h := engine_lora_header.EngineLoraHeader(t, "llama")
			if row.key != "" {
				h.Pairs[row.key] = row.value
			}
			if row.tensor != "" {
				tensor := h.Tensors[row.tensor]
				tensor.Name = row.rename
				delete(h.Tensors, row.tensor)
				h.Tensors[row.rename] = tensor
				h.Order[slices.Index(h.Order, row.tensor)] = row.rename
			}
			facts, err := check_lora_header.CheckLoraHeader(h, model)
			if row.want != "" {
				require.EqualError(t, err, row.want)
				return
			}
			require.NoError(t, err)
			require.Equal(t, engine.LoraFacts{Pairs: 4, Bytes: facts.Bytes}, facts)
			require.InDelta(t, h.Size-h.End, facts.Bytes, 32)
		})
	}
	h := engine_lora_header.EngineLoraHeader(t, "llama")
	h.Order = nil
	_, err = check_lora_header.CheckLoraHeader(h, model)
	require.EqualError(t, err, "it has no tensors")
}
