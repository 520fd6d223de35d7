// Package generation_session_frame makes a saved session with a header of the test's choosing.
package generation_session_frame

import (
	"crypto/sha256"
	"encoding/binary"

	"rkllmd/generation/session"
)

// GenerationSessionFrame returns a saved session with this header and this behind it, and the right checksum.
func GenerationSessionFrame(header, rest string) []byte {
	file := binary.LittleEndian.AppendUint32([]byte(session.Magic), uint32(len(header)))
	file = append(append(file, header...), rest...)
	sum := sha256.Sum256(file)
	return append(file, sum[:]...)
}
