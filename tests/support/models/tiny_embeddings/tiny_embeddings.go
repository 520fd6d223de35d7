// Package tiny_embeddings looks embeddings up.
package tiny_embeddings

import (
	"rkllmd/demo"
	"rkllmd/demo/create_tiny_tensors"
	"rkllmd/demo/create_tiny_vocabulary"
)

// TinyEmbeddings returns the rows that the tiny model of an architecture has for tokens, one behind the other.
func TinyEmbeddings(architecture string, tokens []int32) []float32 {
	vocabulary := create_tiny_vocabulary.CreateTinyVocabulary(architecture == "llama")
	table := create_tiny_tensors.CreateTinyTensors(architecture, vocabulary, 1)[0]
	var rows []float32
	for _, token := range tokens {
		rows = append(rows, table.Data[int(token)*demo.TinyEmbedding:][:demo.TinyEmbedding]...)
	}
	return rows
}
