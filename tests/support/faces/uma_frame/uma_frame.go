// Package uma_frame makes a frame of the UMA front-end.
package uma_frame

import "encoding/binary"

// UMAFrame returns text behind its length.
func UMAFrame(text string) string {
	return string(binary.LittleEndian.AppendUint32(nil, uint32(len(text)))) + text
}
