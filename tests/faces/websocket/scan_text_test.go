package websocket_test

import (
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/websocket/scan_text"
)

func TestScanText(t *testing.T) {
	for text, right := range map[string]int{ // how many bytes of it can stand there
		"plain": 5, "κόσμε": 10, "\U0010ffff\ufffd\x00": 8, "\xf0\x9f\x98\x80": 4, "a\xc3": 2, "\xe4\xb8": 2,
		"\xff": 0, "a\x80": 1, "\xc3(": 1, "\xc0\xaf": 0, "\xe0\x80\x80": 1, "\xed\xa0\x80": 1, "\xf4\x90\x80\x80": 1,
		"\xf5": 0, "\xe4\xb8a": 2, "\xf0\x9f\x98\xc3": 3,
	} {
		var begun []byte
		got := 0
		for ok := true; got < len(text); got++ {
			if begun, ok = scan_text.ScanText(begun, text[got]); !ok {
				break
			}
		}
		require.Equal(t, right, got, "%q", text)
		require.Equal(t, right < len(text) || !utf8.ValidString(text), right < len(text) || len(begun) > 0, "%q", text)
	}
}
