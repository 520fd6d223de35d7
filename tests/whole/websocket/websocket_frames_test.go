package websocket_test

import (
	"encoding/binary"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/http_daemon"
	"rkllmd/tests/support/faces/websocket_frame"
	"rkllmd/tests/support/faces/websocket_goodbye"
	"rkllmd/tests/support/faces/websocket_raw"
)

// Frames on the wire, against the real daemon: text that is no UTF-8 is refused at its first wrong byte, before its
// message, or even its frame, has ended; and every goodbye is answered by the code that is meant for it. The cases are
// those of the Autobahn test suite with these numbers, and their neighbours.
func TestWebsocketFrames(t *testing.T) {
	_, address := http_daemon.HTTPDaemon(t, "--http-max-message-bytes", "4KiB")
	valid, wrong := "κόσμε", "\xf4\x90\x80\x80" // by its second byte
	whole := websocket_frame.WebsocketFrame(0x81, valid+wrong+"edited")
	first := websocket_frame.WebsocketFrame(0x01, valid)
	bad := len(whole) - len("edited") - 2
	cases := []struct {
		name  string
		bytes []byte // and then nothing more
		code  int
	}{
		{"6.4.1, fragments", slices.Concat(first, websocket_frame.WebsocketFrame(0x00, wrong)), 1007},
		{"6.4.2, the wrong byte last", slices.Concat(first, websocket_frame.WebsocketFrame(0x00, wrong[:2])), 1007},
		{"6.4.3, a part of a frame", whole[:bad+2], 1007},
		{"6.4.4, a part of a frame, the wrong byte last", whole[:bad], 1007},
		{"6.x, cut within a character", websocket_frame.WebsocketFrame(0x81, valid+"\xf0\x9f"), 1007},
		{"7.1.3, pinged behind a goodbye", slices.Concat(websocket_frame.WebsocketFrame(0x88, "\x03\xe8"),
			websocket_frame.WebsocketFrame(0x89, "")), 1000},
		{"7.1.5, a goodbye within a message", slices.Concat(first, websocket_frame.WebsocketFrame(0x88, "\x03\xe8")),
			1000},
		{"7.3.1, no code", websocket_frame.WebsocketFrame(0x88, ""), 1005},
		{"7.3.2, half a code", websocket_frame.WebsocketFrame(0x88, "\x03"), 1002},
		{"7.3.4, a reason", websocket_frame.WebsocketFrame(0x88, "\x03\xe8"+valid), 1000},
		{"7.3.5, the longest reason", websocket_frame.WebsocketFrame(0x88, "\x03\xe8"+strings.Repeat("*", 123)), 1000},
		{"7.3.6, a longer one", websocket_frame.WebsocketFrame(0x88, "\x03\xe8"+strings.Repeat("*", 124)), 1002},
		{"7.5.1, a reason that is no UTF-8", websocket_frame.WebsocketFrame(0x88, "\x03\xe8"+valid+
			"\xed\xa0\x80edited"), 1007},
		{"7.5.1, one that ends within a character", websocket_frame.WebsocketFrame(0x88, "\x03\xe8"+"\xce"), 1007},
		{"too long, and more to come", websocket_frame.WebsocketFrame(0x81, strings.Repeat("a", 1<<20))[:1<<19], 1009},
		{"not masked", []byte("\x81\x02{}"), 1002},
		{"reserved bits", websocket_frame.WebsocketFrame(0xf1, "{}"), 1002},
		{"reserved opcode", websocket_frame.WebsocketFrame(0x83, "{}"), 1002},
	}
	// 7.7
	for code, answer := range map[uint16]int{1001: 1001, 1003: 1003, 1007: 1007, 1009: 1009, 1011: 1011, 3000: 3000,
		3999: 3999, 4000: 4000, 4999: 4999,
		// 7.9, 7.13
		0: 1002, 999: 1002, 1004: 1002, 1005: 1002, 1006: 1002, 1016: 1002, 1100: 1002, 2000: 1002, 2999: 1002,
		5000: 1002, 65535: 1002} {
		frame := websocket_frame.WebsocketFrame(0x88, string(binary.BigEndian.AppendUint16(nil, code)))
		cases = append(cases, struct {
			name  string
			bytes []byte
			code  int
		}{"7.7 and 7.9, a code", frame, answer})
	}
	for _, one := range cases {
		raw := websocket_raw.WebsocketRaw(t, address, "")
		_, err := raw.Write(one.bytes)
		require.NoError(t, err, one.name)
		got := websocket_goodbye.WebsocketGoodbye(t, raw)
		require.Equal(t, one.code, got, "%s: %x", one.name, one.bytes[:min(20, len(one.bytes))])
		require.NoError(t, raw.Close())
	}
}
