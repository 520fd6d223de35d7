// Package websocket_frame writes frames of WebSocket clients.
package websocket_frame

import (
	"encoding/binary"
	"slices"
)

// WebsocketFrame returns a frame as a client sends it, masked, whose first byte is first: 0x81 for a text, 0x01 for its
// first fragment, 0x88 for a close frame.
func WebsocketFrame(first byte, payload string) []byte {
	mask, out := [4]byte{0x37, 0xfa, 0x21, 0x3d}, []byte{first}
	switch size := len(payload); {
	case size < 126:
		out = append(out, 0x80|byte(size))
	case size < 1<<16:
		out = binary.BigEndian.AppendUint16(append(out, 0x80|126), uint16(size))
	default:
		out = binary.BigEndian.AppendUint64(append(out, 0x80|127), uint64(size))
	}
	out = slices.Grow(append(out, mask[:]...), len(payload))
	for i := range len(payload) {
		out = append(out, payload[i]^mask[i%4])
	}
	return out
}
