package layout_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_text"
)

func TestAppendText(t *testing.T) {
	for text, want := range map[string]string{
		"":                          `""`,
		"plain <b>&</b>":            `"plain <b>&</b>"`,
		"a\"b\\c\n\r\t\x00\x1f\x7f": `"a\"b\\c\n\r\t\u0000\u001f` + "\x7f" + `"`,
		"ü😀\u2028\ufffd":            "\"ü😀\u2028\ufffd\"",
	} {
		got, lossless := append_text.AppendText([]byte("x"), []byte(text))
		require.Equal(t, "x"+want, string(got))
		require.True(t, lossless)
		var read string
		require.NoError(t, json.Unmarshal(got[1:], &read))
		require.Equal(t, text, read)
	}
	for text, want := range map[string]string{
		"\xff":              "\"\ufffd\"",
		"a\xe4\xbd":         "\"a\ufffd\ufffd\"",
		"\xed\xa0\x80\n":    "\"\ufffd\ufffd\ufffd\\n\"",
		"good ü, bad \xc0b": "\"good ü, bad \ufffdb\"",
	} {
		got, lossless := append_text.AppendText(nil, []byte(text))
		require.Equal(t, want, string(got))
		require.False(t, lossless)
	}
}
