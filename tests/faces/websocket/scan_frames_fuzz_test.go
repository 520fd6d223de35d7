package websocket_test

import (
	"testing"
	"unicode/utf8"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/scan_frames"
	"rkllmd/tests/support/faces/websocket_frame"
)

// Whatever bytes come in whatever portions, the same ones are passed on; and a text is passed on as a whole if, and
// only if, it is UTF-8, however it is cut.
func FuzzScanFrames(f *testing.F) {
	f.Add([]byte("\x81\x85\x00\x00\x00\x00a\xc3\xa9bc"), byte(3))
	f.Add([]byte("κόσμε"), byte(1))
	f.Add([]byte("\xf4\x90\x80\x80"), byte(2))
	f.Add([]byte("\x88\x04\x03\xe8\xff"), byte(200))
	f.Fuzz(func(t *testing.T, in []byte, cut byte) {
		at := min(int(cut), len(in))
		text := append(websocket_frame.WebsocketFrame(0x01, string(in[:at])), websocket_frame.WebsocketFrame(0x80,
			string(in[at:]))...)
		if whole := scan_frames.ScanFrames(&websocket.Frames{}, text) == len(text); whole != utf8.Valid(in) {
			t.Fatalf("%q cut at %d: %v", in, at, whole)
		}
		for _, all := range [][]byte{in, text} {
			parts, first := &websocket.Frames{}, min(at, len(all))
			got := scan_frames.ScanFrames(parts, all[:first])
			if got == first {
				got += scan_frames.ScanFrames(parts, all[first:])
			}
			if want := scan_frames.ScanFrames(&websocket.Frames{}, all); got != want {
				t.Fatalf("%q cut at %d: %d, but as a whole %d", all, first, got, want)
			}
		}
	})
}
