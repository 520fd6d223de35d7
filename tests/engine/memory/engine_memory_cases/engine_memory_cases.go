// Package engine_memory_cases is a table of cases.
package engine_memory_cases

import (
	"rkllmd/engine"
	"rkllmd/tests/support/models/engine_sparse_shape"
)

// Case is a model and a context of it.
type Case struct {
	Name    string
	Shape   engine_sparse_shape.Shape
	Kind    uint32 // of its tensors, as GGUF numbers them
	Options engine.ContextOptions
}

// EngineMemoryCases returns models and contexts that differ in what takes the most memory.
func EngineMemoryCases() []Case {
	const f32, q4_0, q8_0, q4_K = 0, 2, 8, 12
	tiny := engine_sparse_shape.Shape{Words: 1000, Embedding: 64, Heads: 4, KeyHeads: 2, Forward: 128, Layers: 2,
		Context: 2048}
	return []Case{
		{"tiny", tiny, f32, engine.ContextOptions{Size: 512}},
		{"tiny, one token at a time", tiny, f32, engine.ContextOptions{Size: 512, Batch: 1}},
		{"four sequences", tiny, f32, engine.ContextOptions{Size: 2048, Sequences: 4}},
		{"three sequences, a small batch", tiny, f32, engine.ContextOptions{Size: 100, Batch: 50, Sequences: 3}},
		{"one layer", engine_sparse_shape.Shape{Words: 5000, Embedding: 1280, Heads: 10, KeyHeads: 10, Forward: 1440,
			Layers: 1, Context: 2048}, f32, engine.ContextOptions{Size: 100}},
		{"a large vocabulary", engine_sparse_shape.Shape{Words: 152000, Embedding: 256, Heads: 8, KeyHeads: 2,
			Forward: 1024, Layers: 2, Context: 8192}, q4_K, engine.ContextOptions{Size: 4096}},
		{"the logits behind the rest", engine_sparse_shape.Shape{Words: 32000, Embedding: 1024, Heads: 8, KeyHeads: 4,
			Forward: 2816, Layers: 3, Context: 16384}, q8_0, engine.ContextOptions{Size: 16384}},
		{"a long context", engine_sparse_shape.Shape{Words: 1000, Embedding: 256, Heads: 4, KeyHeads: 2, Forward: 1024,
			Layers: 4, Context: 65536}, f32, engine.ContextOptions{Size: 65536}},
		{"a wide layer", engine_sparse_shape.Shape{Words: 1000, Embedding: 256, Heads: 4, KeyHeads: 2, Forward: 8192,
			Layers: 3, Context: 8192}, q8_0, engine.ContextOptions{Size: 4096}},
		{"the embeddings are the output", engine_sparse_shape.Shape{Words: 1000, Embedding: 2048, Heads: 32,
			KeyHeads: 8, Forward: 8192, Layers: 2, Context: 8192, Tied: true}, q8_0, engine.ContextOptions{Size: 512}},
		{"and are copied", engine_sparse_shape.Shape{Words: 1000, Embedding: 2048, Heads: 32, KeyHeads: 8,
			Forward: 8192, Layers: 2, Context: 8192, Tied: true}, q4_K, engine.ContextOptions{Size: 4096}},
		{"experts", engine_sparse_shape.Shape{Words: 5000, Embedding: 512, Heads: 8, KeyHeads: 8, Forward: 1024,
			Layers: 2, Context: 8192, Experts: 8}, q8_0, engine.ContextOptions{Size: 2048}},
		{"experts, eight sequences", engine_sparse_shape.Shape{Words: 5000, Embedding: 512, Heads: 8, KeyHeads: 2,
			Forward: 2048, Layers: 2, Context: 8192, Experts: 4}, q4_0, engine.ContextOptions{Size: 1024,
			Sequences: 8}},
		{"experts, seven sequences", engine_sparse_shape.Shape{Words: 50000, Embedding: 512, Heads: 4, KeyHeads: 1,
			Forward: 512, Layers: 2, Context: 8192, Experts: 4}, f32, engine.ContextOptions{Size: 1024, Sequences: 7}},
	}
}
