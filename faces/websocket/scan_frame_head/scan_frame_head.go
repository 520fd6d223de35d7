// Package scan_frame_head reads the head of a frame.
package scan_frame_head

import (
	"encoding/binary"

	"rkllmd/faces/websocket"
)

// ScanFrameHead takes the next byte of the head of a frame, and reports whether it was the last one: then f has what
// the head says.
//
// **Runs on:** the connection's reader. Follows RFC 6455 section 5.2.
func ScanFrameHead(f *websocket.Frames, b byte) bool {
	f.Head = append(f.Head, b)
	if len(f.Head) < 2 {
		return false
	}
	long, size := 0, 2
	switch f.Head[1] & 0x7f {
	case 126:
		long = 2
	case 127:
		long = 8
	}
	masked := f.Head[1]&0x80 != 0
	if size += long; masked {
		size += len(f.Mask)
	}
	if len(f.Head) < size {
		return false
	}
	f.Opcode, f.Last, f.At = f.Head[0]&0xf, f.Head[0]&0x80 != 0, 0
	f.Length = uint64(f.Head[1] & 0x7f)
	if long > 0 {
		f.Length = binary.BigEndian.Uint64(append(make([]byte, 8-long), f.Head[2:2+long]...))
	}
	f.Mask = [4]byte{}
	if masked {
		copy(f.Mask[:], f.Head[size-len(f.Mask):])
	}
	f.Head = f.Head[:0]
	switch f.Opcode {
	case websocket.OpcodeText, websocket.OpcodeBinary:
		f.Text, f.Begun = f.Opcode == websocket.OpcodeText, f.Begun[:0]
	case websocket.OpcodeClose:
		f.Reason = f.Reason[:0]
	}
	return true
}
