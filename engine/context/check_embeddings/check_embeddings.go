// Package check_embeddings checks rows of embeddings.
package check_embeddings

import (
	"fmt"
	"math"

	"rkllmd/engine"
)

// CheckEmbeddings returns an error unless model m takes rows of embeddings in the place of tokens, and rows is whole
// rows of finite numbers, m.EmbeddingSize each; name is what the error calls them. Models with several positions per
// token, or with rows wider than their hidden state, take none in this runtime.
//
// **Runs on:** any thread.
func CheckEmbeddings(m *engine.Model, name string, rows []float32) error {
	width := m.EmbeddingSize
	switch {
	case m.TokensOnly:
		return fmt.Errorf("%s: a model of architecture %q takes no embeddings in this runtime", name,
			m.Facts.Architecture)
	case len(rows)%width != 0:
		return fmt.Errorf("%s has %d floats; it must be a multiple of %d, the embedding size of this model", name,
			len(rows), width)
	}
	for i, value := range rows {
		if math.IsNaN(float64(value)) || math.IsInf(float64(value), 0) {
			return fmt.Errorf("%s has %v as float %d of row %d; it must be finite", name, value, i%width, i/width)
		}
	}
	return nil
}
