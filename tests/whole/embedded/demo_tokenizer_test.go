package embedded_test

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/gguf/check_model_file"
	"rkllmd/engine/model/free_model"
	"rkllmd/engine/model/load_model"
	"rkllmd/engine/model/tokenize_text"
)

// The demo model's training cuts text into the tokens that the engine finds in it: bpe.py and the vocabulary that
// gguf.py writes mean the same. Numbers up to 100 are one token each.
func TestDemoTokenizer(t *testing.T) {
	const script = `
import json, sys
sys.path.insert(0, "../../../demo/train")
import bpe, corpus, gguf
texts = [turn[side] for dialogue in corpus.draw_dialogues(300, 1, False) for turn in dialogue["turns"] for side in ("question", "answer")]
tokenizer = bpe.Tokenizer(*bpe.train(texts, 700))
width, size = 32, len(tokenizer.tokens)
keys = {"context_length": 64, "embedding_length": width, "block_count": 1, "feed_forward_length": width, "attention.head_count": 1,
        "attention.head_count_kv": 1, "attention.layer_norm_rms_epsilon": 1e-5, "rope.dimension_count": width, "vocab_size": size}
pairs = {"general.architecture": "llama", **{"llama." + key: value for key, value in keys.items()},
         "tokenizer.ggml.model": "gpt2", "tokenizer.ggml.pre": "gpt-2", "tokenizer.ggml.tokens": tokenizer.tokens,
         "tokenizer.ggml.token_type": [1] * (size - 3) + [3] * 3, "tokenizer.ggml.merges": [" ".join(pair) for pair in tokenizer.merges],
         "tokenizer.ggml.eos_token_id": tokenizer.ids["<|im_end|>"], "tokenizer.ggml.add_bos_token": False}
matrices = ["attn_q", "attn_k", "attn_v", "attn_output", "ffn_gate", "ffn_up", "ffn_down"]
shapes = {"token_embd": [width, size], "output_norm": [width], "blk.0.attn_norm": [width], "blk.0.ffn_norm": [width],
          **{"blk.0." + name: [width, width] for name in matrices}}
gguf.write(sys.argv[1], pairs, [(name + ".weight", shape, [0.5] * (shape[0] * (shape[1:] or [1])[0])) for name, shape in shapes.items()])
texts = texts[:200] + ["", " ", "  a  b\n\n c ", "don't we'll I'm", "Z\u00fcrich, \u20ac 5, \u8a9e \U0001f643!", "x=7+5*(99-100);", "a_b__c", "123456"]
cases = [{"text": text, "tokens": tokenizer.encode(text)} for text in texts]
assert all(tokenizer.decode(case["tokens"]) == case["text"] for case in cases)
cases += [{"text": " %d" % number, "tokens": [tokenizer.ids[bpe.LETTERS[32] + str(number)]]} for number in range(101)]
json.dump(cases, sys.stdout)
`
	// what go test caches depends on them
	for _, name := range []string{"bpe.py", "corpus.py", "gguf.py", "subjects.txt"} {
		_, err := os.ReadFile("../../../demo/train/" + name)
		require.NoError(t, err)
	}
	path := filepath.Join(t.TempDir(), "model.gguf")
	command := exec.Command("python3", "-B", "-c", script, path)
	command.Stderr = os.Stderr
	output, err := command.Output()
	require.NoError(t, err)
	var cases []struct {
		Text   string
		Tokens []int32
	}
	require.NoError(t, json.Unmarshal(output, &cases))
	require.Len(t, cases, 200+8+101)
	facts, err := check_model_file.CheckModelFile(path)
	require.NoError(t, err)
	model, err := load_model.LoadModel(path, facts, nil)
	require.NoError(t, err)
	defer free_model.FreeModel(model)
	for _, test := range cases {
		tokens, err := tokenize_text.TokenizeText(model, test.Text, false, false)
		require.NoError(t, err)
		require.Equal(t, append([]int32{}, test.Tokens...), append([]int32{}, tokens...), "%q", test.Text)
	}
}
