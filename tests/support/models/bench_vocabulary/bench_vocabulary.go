// Package bench_vocabulary makes a vocabulary of any size.
package bench_vocabulary

import (
	"fmt"

	"rkllmd/demo"
)

// BenchVocabulary returns the vocabulary of a generated llama model, SentencePiece: <unk>, <s>, </s>, the 256 bytes,
// then words up to size, of which each 24th ends with a quote and a line: about as many of a trained model's do not fit
// into a text of JSON. No text is read as one of the words: give such a model tokens.
func BenchVocabulary(size int) []demo.Pair {
	texts, types := make([]string, size), make([]int32, size)
	for i := range texts {
		texts[i], types[i] = fmt.Sprintf("word%d", i), demo.TokenNormal
		if i%24 == 0 {
			texts[i] += "\",\n"
		}
	}
	for i := range 256 {
		texts[3+i], types[3+i] = fmt.Sprintf("<0x%02X>", i), demo.TokenByte
	}
	texts[0], types[0], texts[1], types[1], texts[2], types[2] = "<unk>", demo.TokenUnknown, "<s>", demo.TokenControl,
		"</s>", demo.TokenControl
	return []demo.Pair{
		{Key: "tokenizer.ggml.model", Value: "llama"},
		{Key: "tokenizer.ggml.tokens", Value: texts},
		{Key: "tokenizer.ggml.token_type", Value: types},
		{Key: "tokenizer.ggml.scores", Value: make([]float32, size)},
	}
}
