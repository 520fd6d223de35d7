package gguf_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/gguf"
	"rkllmd/engine/gguf/describe_gguf"
	"rkllmd/tests/engine/gguf/engine_read_header"
)

func TestDescribeGGUF(t *testing.T) {
	h := engine_read_header.EngineReadHeader(t, "qwen3")
	sizes := engine.GGUFSizes{Embedding: 64}
	end := &engine.SpecialToken{ID: 838, Text: "<|im_end|>"}
	want := engine.Details{Parameters: 181_504, FileType: "F32", Types: []engine.TypeShare{{Type: "F32", Tensors: 25,
		Bytes: 726_016}},
		Tokenizer: "gpt2", EOS: end, EndOfTurn: end, Sizes: sizes, Widest: 128, Masks: 1}
	require.Equal(t, want, describe_gguf.DescribeGGUF(h, "qwen3", sizes))

	number := gguf.Value{Type: gguf.Uint32, Number: 5}
	h.Pairs["general.file_type"], h.Pairs["tokenizer.ggml.bos_token_id"] = gguf.Value{Type: gguf.Uint32, Number: 15},
		number
	h.Pairs["gemma9.attention.sliding_window"], h.Pairs["gemma9.expert_used_count"] = number, number
	h.Tensors["blk.0.ffn_up_exps.weight"] = gguf.Tensor{Shape: [4]uint64{64, 100, 8, 1}, Dims: 3}
	table := h.Tensors["token_embd.weight"]
	table.Type, table.Shape = 12, [4]uint64{256, 100, 1, 1}
	h.Tensors["token_embd.weight"] = table
	d := describe_gguf.DescribeGGUF(h, "gemma9", sizes)
	require.Equal(t, "Q4_K_M", d.FileType)
	require.Equal(t, 5, d.BOS.ID)
	require.EqualValues(t, 2, d.Masks)
	require.EqualValues(t, 5*100, d.Widest, "all experts of a token at once")
	require.Zero(t, d.Copied, "the output has a matrix of its own")
	delete(h.Tensors, "output.weight")
	h.Pairs["general.file_type"] = gguf.Value{Type: gguf.Uint32, Number: 99}
	d = describe_gguf.DescribeGGUF(h, "qwen3", sizes)
	require.EqualValues(t, 100*144, d.Copied)
	require.EqualValues(t, 1, d.Masks)
	require.Empty(t, d.FileType)
	for number, pooling := range map[uint64]string{0: engine.PoolingMean, 2: engine.PoolingCLS} {
		h.Pairs["bert.pooling_type"] = gguf.Value{Type: gguf.Uint32, Number: number}
		d = describe_gguf.DescribeGGUF(h, "bert", sizes)
		require.True(t, d.Encoder)
		require.Equal(t, pooling, d.Pooling)
	}
}
