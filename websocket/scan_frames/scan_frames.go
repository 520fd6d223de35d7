// Package scan_frames follows a client's frames.
package scan_frames

import (
	"rkllmd/websocket"
	"rkllmd/websocket/begin_frame"
	"rkllmd/websocket/scan_text"
)

// ScanFrames follows the next bytes of a client, and returns how many of them may be passed on: all, or those in front of the first one by which a text message, or the reason
// of a close frame, is no UTF-8. An unfinished character at the end of a text is wrong by the last byte that came.
//
// **Runs on:** the connection's reader. Follows RFC 6455 sections 5.5.1, 5.6 and 8.1.
func ScanFrames(f *websocket.Frames, in []byte) int {
	for i, b := range in {
		head := f.At == f.Length
		if head && !begin_frame.BeginFrame(f, b) {
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
