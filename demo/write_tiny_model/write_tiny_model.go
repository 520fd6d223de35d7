// Package write_tiny_model writes a tiny model.
package write_tiny_model

import (
	"rkllmd/demo"
	"rkllmd/demo/write_sized_model"
)

// WriteTinyModel writes a valid GGUF model of under 1 MB with random weights to path: architecture "llama"
// (SentencePiece, no chat template), "qwen2" or "qwen3" (byte-pair encoding, ChatML). The same architecture and seed
// give the same file.
//
// Such a model says words of demo.Words without sense, some marks, and characters byte by byte, and never ends by
// itself; only a prompt whose last word is demo.Farewell is answered with the end at once. Its context is
// demo.TinyContext tokens.
//
// **Runs on:** any thread. The error says which architecture is unknown, or why the file cannot be written.
func WriteTinyModel(path, architecture string, seed int64) error {
	return write_sized_model.WriteSizedModel(path, architecture, seed, demo.TinyContext)
}
