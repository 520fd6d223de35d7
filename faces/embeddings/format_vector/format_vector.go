// Package format_vector writes a vector as text.
package format_vector

import (
	"encoding/base64"
	"encoding/binary"
	"math"
)

// FormatVector returns vector as base64 of its numbers, 32-bit floats, the lowest byte first.
//
// **Runs on:** any thread.
func FormatVector(vector []float32) string {
	bytes := make([]byte, 0, 4*len(vector))
	for _, value := range vector {
		bytes = binary.LittleEndian.AppendUint32(bytes, math.Float32bits(value))
	}
	return base64.StdEncoding.EncodeToString(bytes)
}
