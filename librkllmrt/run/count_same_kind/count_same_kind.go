// Package count_same_kind tells tokens and embeddings apart.
package count_same_kind

// CountSameKind returns how many of the first of tokens are of one kind, all tokens or all numbers of rows of
// embeddings (negative): llama.cpp decodes only one kind at once.
//
// **Runs on:** any thread.
func CountSameKind(tokens []int32) int {
	for i := range tokens {
		if (tokens[i] < 0) != (tokens[0] < 0) {
			return i
		}
	}
	return len(tokens)
}
