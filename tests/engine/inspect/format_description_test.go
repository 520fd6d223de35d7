package inspect_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/inspect"
	"rkllmd/engine/inspect/format_description"
)

func TestFormatDescription(t *testing.T) {
	d := inspect.Description{Architecture: "llama", Name: "A model", Parameters: 1_200_000_000, Quantisation: "Q4_K_M",
		TensorTypes: []engine.TypeShare{{Type: "Q4_K", Tensors: 100, Bytes: 500 << 20}, {Type: "F32", Tensors: 30,
			Bytes: 1 << 19}},
		Layers: 16, Heads: 32, KVHeads: 8, EmbeddingSize: 2048, Vocabulary: 128256, Tokenizer: "gpt2",
		ContextLength: 131072, Automatic: 4096, TemplateBytes: 3827,
		Abilities: &engine.Abilities{System: true, Tools: true},
		BOS:       &engine.SpecialToken{ID: 1, Text: "<s>"}, EOS: &engine.SpecialToken{ID: 2, Text: "</s>"},
		Sequences: 1,
		Available: 800 << 20,
		Memory: []engine.Memory{{Context: 512, Weights: 500 << 20, Cache: 16 << 20, Compute: 250 << 20,
			Total: 766 << 20, Fits: true},
			{Context: 131072, Weights: 500 << 20, Cache: 4096 << 20, Compute: 400 << 20, Total: 4996 << 20}}}
	require.Equal(t, `model       "A model", architecture "llama", 1.2 billion parameters
quantised   Q4_K_M: 100 tensors of Q4_K (500.0 MB), 30 tensors of F32 (0.5 MB)
layers      16; 32 heads, 8 of keys and values; embeddings 2048 wide
vocabulary  128256 tokens, tokenizer gpt2
tokens      BOS 1 "<s>", EOS 2 "</s>", end of turn none
template    3827 bytes; --template prints it
it writes   system messages, functions
made for    131072 tokens of context; without --context it gets 4096 here

context        weights   KV cache    compute      total   (MB)
512              500.0       16.0      250.0      766.0
131072           500.0     4096.0      400.0     4996.0   does not fit
800.0 MB are available
`, format_description.FormatDescription(&d))

	d = inspect.Description{Experts: 8, ExpertsUsed: 2, Sequences: 4, About: "for tests\x1b[2J",
		TemplateBytes: 7}
	text := format_description.FormatDescription(&d)
	require.Contains(t, text, "\nexperts     8 in a layer, 2 used for a token\n")
	require.Contains(t, text, "\nabout       \"for tests\\x1b[2J\"\n", "a terminal is not at the mercy of a file")
	require.Contains(t, text, "\nquantised   the file does not name it: \n")
	require.Contains(t, text, "\nlayers      0; no attention; ")
	require.Contains(t, text, "\ntemplate    7 bytes; --template prints it\nmade for")
	require.Contains(t, text, "(MB, for 4 sequences)\n")
	require.Contains(t, text, "\nthe system does not say how much memory is available\n")
}
