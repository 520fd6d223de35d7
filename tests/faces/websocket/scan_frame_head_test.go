package websocket_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/scan_frame_head"
	"rkllmd/tests/support/faces/websocket_frame"
)

func TestScanFrameHead(t *testing.T) {
	f := &websocket.Frames{Begun: []byte{0xc3}, Reason: []byte{0xe4}}
	for _, one := range []struct {
		name       string
		frame      []byte
		head       int
		want       *websocket.Frames
		begun, end int // bytes of characters that are left
	}{
		{"the first fragment of a text", websocket_frame.WebsocketFrame(0x01, "ab"), 6, &websocket.Frames{Opcode: 1,
			Length: 2, Text: true}, 0, 1},
		{"a ping between its fragments", websocket_frame.WebsocketFrame(0x89, ""), 6, &websocket.Frames{Opcode: 9,
			Last: true, Text: true}, 0, 1},
		{"the rest", websocket_frame.WebsocketFrame(0x80, strings.Repeat("a", 126)), 8, &websocket.Frames{Last: true,
			Length: 126, Text: true}, 0, 1},
		{"bytes", websocket_frame.WebsocketFrame(0x82, strings.Repeat("a", 65536)), 14, &websocket.Frames{Opcode: 2,
			Last: true, Length: 65536}, 0, 1},
		{"no mask", []byte{0x88, 0x02, 3, 4}, 2, &websocket.Frames{Opcode: 8, Last: true, Length: 2}, 0, 0},
		{"the greatest length", []byte{0x81, 0x7f, 255, 255, 255, 255, 255, 255, 255, 255}, 10,
			&websocket.Frames{Opcode: 1, Last: true, Length: 1<<64 - 1, Text: true}, 0, 0},
	} {
		for i, b := range one.frame[:one.head] {
			require.Equal(t, i == one.head-1, scan_frame_head.ScanFrameHead(f, b), one.name)
		}
		require.Equal(t, []any{one.want.Opcode, one.want.Last, one.want.Length, one.want.Text}, []any{f.Opcode, f.Last,
			f.Length, f.Text}, one.name)
		require.Equal(t, []int{one.begun, one.end}, []int{len(f.Begun), len(f.Reason)}, one.name)
		require.Empty(t, f.Head)
		masked := one.frame[1]&0x80 != 0
		require.Equal(t, masked, f.Mask != [4]byte{}, one.name)
		if masked {
			require.Equal(t, one.frame[one.head-4:one.head], f.Mask[:])
		}
	}
}
