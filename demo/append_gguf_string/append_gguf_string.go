// Package append_gguf_string writes a string of the GGUF format.
package append_gguf_string

import "encoding/binary"

// AppendGGUFString appends text as GGUF stores it: a 64-bit length, then the bytes.
//
// **Runs on:** any thread.
func AppendGGUFString(file []byte, text string) []byte {
	return append(binary.LittleEndian.AppendUint64(file, uint64(len(text))), text...)
}
