// Package bench_header makes the beginning of a generated model's file.
package bench_header

import (
	"encoding/binary"

	"rkllmd/bench"
	"rkllmd/demo"
	"rkllmd/demo/append_gguf_string"
	"rkllmd/demo/append_gguf_value"
	"rkllmd/tests/support/models/bench_vocabulary"
)

// BenchHeader returns a GGUF file of architecture llama and this shape up to its data, which begins there with the
// first tensor. Tensors are a multiple of 32 bytes long: the widths of s must be multiples of 16, or of 8 without
// s.Half.
func BenchHeader(s bench.Shape, tensors []demo.Tensor) []byte {
	fileType, kind, bytes := uint32(0), uint32(0), uint64(4)
	if s.Half {
		fileType, kind, bytes = 1, 1, 2
	}
	pairs := append([]demo.Pair{
		{Key: "general.architecture", Value: "llama"},
		{Key: "general.file_type", Value: fileType},
		{Key: "llama.context_length", Value: uint32(s.Context)},
		{Key: "llama.embedding_length", Value: uint32(s.Width)},
		{Key: "llama.block_count", Value: uint32(s.Layers)},
		{Key: "llama.feed_forward_length", Value: uint32(s.Forward)},
		{Key: "llama.attention.head_count", Value: uint32(s.Heads)},
		{Key: "llama.attention.head_count_kv", Value: uint32(s.KVHeads)},
		{Key: "llama.attention.layer_norm_rms_epsilon", Value: float32(1e-6)},
	}, bench_vocabulary.BenchVocabulary(s.Vocab)...)
	file := binary.LittleEndian.AppendUint32([]byte("GGUF"), 3)
	file = binary.LittleEndian.AppendUint64(file, uint64(len(tensors)))
	file = binary.LittleEndian.AppendUint64(file, uint64(len(pairs)))
	for _, pair := range pairs {
		file = append_gguf_value.AppendGGUFValue(append_gguf_string.AppendGGUFString(file, pair.Key), pair.Value)
	}
	offset := uint64(0)
	for _, t := range tensors {
		file = append_gguf_string.AppendGGUFString(file, t.Name)
		file = binary.LittleEndian.AppendUint32(file, uint32(len(t.Shape)))
		for _, length := range t.Shape {
			file = binary.LittleEndian.AppendUint64(file, length)
		}
		kindHere, size := kind, bytes*t.Shape[0]
		if len(t.Shape) == 1 {
			kindHere, size = 0, 4*t.Shape[0]
		} else {
			size *= t.Shape[1]
		}
		file = binary.LittleEndian.AppendUint32(file, kindHere)
		file = binary.LittleEndian.AppendUint64(file, offset)
		offset += size
	}
	return append(file, make([]byte, -len(file)&31)...)
}
