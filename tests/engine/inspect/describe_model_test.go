package inspect_test

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/demo"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/engine"
	"rkllmd/engine/inspect"
	"rkllmd/engine/inspect/describe_model"
	"rkllmd/tests/support/models/engine_sparse_model"
	"rkllmd/tests/support/models/engine_sparse_shape"
	"rkllmd/tests/support/models/write_chat_model"
)

func TestDescribeModel(t *testing.T) {
	path := filepath.Join(t.TempDir(), "tiny.gguf")
	require.NoError(t, write_tiny_model.WriteTinyModel(path, "qwen3", 1))
	d, err := describe_model.DescribeModel(path, 0, 1, 6<<20)
	require.NoError(t, err)
	end := &engine.SpecialToken{ID: 838, Text: "<|im_end|>"}
	require.Equal(t, inspect.Description{Path: path, Architecture: "qwen3", Name: "tiny qwen3 with random weights",
		Parameters:   181_504,
		Quantisation: "F32", TensorTypes: []engine.TypeShare{{Type: "F32", Tensors: 25, Bytes: 4 * 181_504}}, Layers: 2,
		Heads: 4, KVHeads: 2,
		EmbeddingSize: 64, FeedForward: 128, Vocabulary: 839, Tokenizer: "gpt2", ContextLength: 2048, Automatic: 512,
		TemplateBytes: len(demo.ChatML),
		Abilities:     &engine.Abilities{System: true, Turns: true},
		ChatTemplate:  demo.ChatML, EOS: end, EndOfTurn: end, Sequences: 1, Available: 6 << 20, Memory: d.Memory}, d)
	require.Len(t, d.Memory, 2)
	require.Equal(t, []any{512, uint64(512 * 256), true}, []any{d.Memory[0].Context, d.Memory[0].Cache,
		d.Memory[0].Fits})
	require.Equal(t, []any{2048, uint64(2048 * 256), false}, []any{d.Memory[1].Context, d.Memory[1].Cache,
		d.Memory[1].Fits})

	d, err = describe_model.DescribeModel(write_chat_model.WriteChatModel(t, "{% nothing %}"), 100, 1, 0)
	require.NoError(t, err)
	require.Nil(t, d.Abilities)
	require.Contains(t, d.TemplateError, "the chat template is not supported: line 1, column 4")

	d, err = describe_model.DescribeModel(path, 100, 3, 0)
	require.NoError(t, err)
	require.Len(t, d.Memory, 1)
	require.EqualValues(t, 512*256, d.Memory[0].Cache, "300 cells, in whole pieces of 256")
	require.True(t, d.Memory[0].Fits, "the system does not say")
	large := engine_sparse_model.EngineSparseModel(t, engine_sparse_shape.Shape{Words: 300, Embedding: 1024, Heads: 8,
		KeyHeads: 8, Forward: 4096, Layers: 2, Context: 100_000, Experts: 64}, 12)
	d, err = describe_model.DescribeModel(large, 0, 1, 1<<40)
	require.NoError(t, err)
	require.Equal(t, []int{512, 2048, 8192, 100_000}, []int{d.Memory[0].Context, d.Memory[1].Context,
		d.Memory[2].Context, d.Memory[3].Context})
	require.Equal(t, engine.AutomaticContext, d.Automatic)
	require.EqualValues(t, 64, d.Experts)
	require.Equal(t, 2, d.ExpertsUsed)

	_, err = describe_model.DescribeModel(path, 4096, 1, 0)
	require.EqualError(t, err, "a context of 4096 tokens was asked for, but "+path+" was made for at most 2048")
	_, err = describe_model.DescribeModel(path, 0, 65, 0)
	require.EqualError(t, err, "65 sequences were asked for; a context can have 1 to 64")
	_, err = describe_model.DescribeModel(filepath.Dir(path), 0, 1, 0)
	require.ErrorContains(t, err, "is a directory, not a model file")
}
