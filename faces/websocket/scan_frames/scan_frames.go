// Package scan_frames follows a client's frames.
package scan_frames

import (
	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/scan_frame_head"
	"rkllmd/faces/websocket/scan_text"
)

// ScanFrames follows the next bytes of a client through its frames, and returns how many of them may be passed on: all
// of them, or those before the first byte that makes a text message, or the reason of a close frame, invalid UTF-8. If
// a text ends within a character, its last byte is the invalid one.
//
// **Runs on:** the connection's reader. Follows RFC 6455 sections 5.5.1, 5.6 and 8.1.
func ScanFrames(f *websocket.Frames, in []byte) int {
	for i, b := range in {
		head := f.At == f.Length
		if head && !scan_frame_head.ScanFrameHead(f, b) {
			continue
		}
		begun, text := &f.Begun, f.Text && f.Opcode < websocket.OpcodeClose
		if !head {
			b ^= f.Mask[f.At%4]
			f.At++
		}
		if f.Opcode == websocket.OpcodeClose {
			begun, text = &f.Reason, f.At != 1 && f.At != 2 // they are the code
		}
		right := true
		if text && !head {
			*begun, right = scan_text.ScanText(*begun, b)
		}
		ended := f.At == f.Length && (f.Last || f.Opcode == websocket.OpcodeClose)
		if !right || text && ended && len(*begun) > 0 {
			return i
		}
	}
	return len(in)
}
