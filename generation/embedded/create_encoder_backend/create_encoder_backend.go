// Package create_encoder_backend makes a backend over an encoder.
package create_encoder_backend

import (
	"rkllmd/engine"
	"rkllmd/engine/embedding"
	"rkllmd/generation"
	"rkllmd/generation/embedded/close_encoder"
	"rkllmd/generation/embedded/describe_engine_backend"
	"rkllmd/generation/embedded/detokenize_for_model"
	"rkllmd/generation/embedded/run_embedding"
	"rkllmd/generation/embedded/tokenize_for_model"
)

// CreateEncoderBackend makes a backend over the encoder m, which is the caller's and must outlive it: it makes vectors
// of texts of up to o.Size tokens, with o.Threads threads, and nothing else. The rest of o is not looked at.
//
// **Runs on:** any thread.
func CreateEncoderBackend(m *engine.Model, o engine.PoolOptions) *generation.Backend {
	b := describe_engine_backend.DescribeEngineBackend(m, 1, o.Size)
	e := &embedding.Embedder{Model: m, Size: o.Size, Threads: o.Threads}
	b.Tokenize = tokenize_for_model.TokenizeForModel(m)
	b.Detokenize = detokenize_for_model.DetokenizeForModel(m)
	b.Embed = run_embedding.RunEmbedding(e)
	b.Close = close_encoder.CloseEncoder(e)
	return b
}
