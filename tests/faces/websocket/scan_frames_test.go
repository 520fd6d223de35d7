package websocket_test

import (
	"bytes"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket"
	"rkllmd/faces/websocket/scan_frames"
	"rkllmd/tests/support/faces/websocket_frame"
)

func TestScanFrames(t *testing.T) {
	text, first, more, last, binary, end := byte(0x81), byte(0x01), byte(0x00), byte(0x80), byte(0x82), byte(0x88)
	for _, one := range []struct {
		name   string
		frames [][]byte
		right  int // bytes; -1: all
	}{
		{"texts", [][]byte{websocket_frame.WebsocketFrame(text, "κόσμε"), websocket_frame.WebsocketFrame(text, ""),
			websocket_frame.WebsocketFrame(text, strings.Repeat("é", 70000))}, -1},
		{"a character over fragments, with a ping between", [][]byte{websocket_frame.WebsocketFrame(first, "a\xf0"),
			websocket_frame.WebsocketFrame(0x89, "\xff"),
			websocket_frame.WebsocketFrame(more, ""), websocket_frame.WebsocketFrame(more, "\x9f\x98"),
			websocket_frame.WebsocketFrame(last, "\x80")}, -1},
		{"bytes are no text", [][]byte{websocket_frame.WebsocketFrame(0x02, "\xff"), websocket_frame.WebsocketFrame(
			last, "\xfe\xc3"), websocket_frame.WebsocketFrame(text, "a")}, -1},
		{"goodbyes", [][]byte{websocket_frame.WebsocketFrame(end, "\x03\xe8 κόσμε")}, -1},
		{"a goodbye without a word", [][]byte{websocket_frame.WebsocketFrame(end, "")}, -1},
		{"codes are no text", [][]byte{websocket_frame.WebsocketFrame(end, "\xff\xff")}, -1},
		{"a goodbye within a character", [][]byte{websocket_frame.WebsocketFrame(first, "\xc3"),
			websocket_frame.WebsocketFrame(end, "\x03\xe8")}, -1},
		{"a wrong byte", [][]byte{websocket_frame.WebsocketFrame(text, "ab\xff"+strings.Repeat("c", 200))}, 10},
		{"a wrong byte in a fragment", [][]byte{websocket_frame.WebsocketFrame(first, "\xce\xba\xf4"),
			websocket_frame.WebsocketFrame(more, "\x90\x80\x80")}, 15},
		{"an unfinished character", [][]byte{websocket_frame.WebsocketFrame(text, "a\xe4\xb8")}, 8},
		{"an unfinished character, and a last fragment of nothing", [][]byte{websocket_frame.WebsocketFrame(first,
			"a\xe4\xb8"), websocket_frame.WebsocketFrame(last, "")}, 14},
		{"a new text does not finish the character of the last one", [][]byte{websocket_frame.WebsocketFrame(first,
			"\xc3"), websocket_frame.WebsocketFrame(text, "\xa9")}, 13},
		{"a wrong reason", [][]byte{websocket_frame.WebsocketFrame(binary, "\xff"), websocket_frame.WebsocketFrame(end,
			"\x03\xe8\xce\xba\xed\xa0\x80")}, 18},
		{"an unfinished reason", [][]byte{websocket_frame.WebsocketFrame(end, "\x03\xe8a\xc3")}, 9},
	} {
		all := bytes.Join(one.frames, nil)
		if one.right < 0 {
			one.right = len(all)
		}
		require.Equal(t, one.right, scan_frames.ScanFrames(&websocket.Frames{}, all), one.name)
		f, got := &websocket.Frames{}, 0
		for got < len(all) && scan_frames.ScanFrames(f, all[got:got+1]) == 1 { // as they come
			got++
		}
		require.Equal(t, one.right, got, one.name)
	}
}
