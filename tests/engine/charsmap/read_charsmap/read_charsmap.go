// Package read_charsmap reads a table of replacements.
package read_charsmap

import (
	"testing"

	"rkllmd/tests/support/models/read_unigrams"
)

// ReadCharsmap returns the table of the vocabulary of that name (read_unigrams).
func ReadCharsmap(tb testing.TB, name string) []byte {
	tb.Helper()
	pairs, _, _ := read_unigrams.ReadUnigrams(tb, name)
	for _, pair := range pairs {
		if pair.Key == "tokenizer.ggml.precompiled_charsmap" {
			return pair.Value.([]byte)
		}
	}
	tb.Fatal("the vocabulary has no table")
	return nil
}
