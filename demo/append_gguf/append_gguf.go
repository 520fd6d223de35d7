// Package append_gguf writes the GGUF format.
package append_gguf

import (
	"encoding/binary"

	"rkllmd/demo"
	"rkllmd/demo/append_gguf_string"
	"rkllmd/demo/append_gguf_value"
)

// AppendGGUF appends a GGUF file, version 3, with these keys and tensors to file, which must be empty or end on a
// multiple of 32 bytes, and returns it.
//
// Layout: magic, version, tensor count, key count; keys; for each tensor its name, dimensions, type and offset; padding
// to 32; the tensors, each padded to 32. All little-endian.
//
// **Runs on:** any thread.
func AppendGGUF(file []byte, pairs []demo.Pair, tensors []demo.Tensor) []byte {
	file = append(file, "GGUF"...)
	file = binary.LittleEndian.AppendUint32(file, 3)
	file = binary.LittleEndian.AppendUint64(file, uint64(len(tensors)))
	file = binary.LittleEndian.AppendUint64(file, uint64(len(pairs)))
	for _, pair := range pairs {
		file = append_gguf_string.AppendGGUFString(file, pair.Key)
		file = append_gguf_value.AppendGGUFValue(file, pair.Value)
	}
	offset := 0
	for _, t := range tensors {
		file = append_gguf_string.AppendGGUFString(file, t.Name)
		file = binary.LittleEndian.AppendUint32(file, uint32(len(t.Shape)))
		for _, n := range t.Shape {
			file = binary.LittleEndian.AppendUint64(file, n)
		}
		file = binary.LittleEndian.AppendUint32(file, 0) // F32
		file = binary.LittleEndian.AppendUint64(file, uint64(offset))
		offset += (4*len(t.Data) + 31) / 32 * 32
	}
	file = append(file, make([]byte, -len(file)&31)...)
	for _, t := range tensors {
		file, _ = binary.Append(file, binary.LittleEndian, t.Data)
		file = append(file, make([]byte, -len(file)&31)...)
	}
	return file
}
