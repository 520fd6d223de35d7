package layout_test

import (
	"encoding/json"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm/layout/append_text"
)

func FuzzAppendText(f *testing.F) {
	for _, seed := range []string{"", "a\"b", "\xff\x00", "ü😀"} {
		f.Add([]byte(seed))
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		got, lossless := append_text.AppendText(nil, text)
		require.Equal(t, utf8.Valid(text), lossless)
		require.True(t, utf8.Valid(got))
		var read string
		require.NoError(t, json.Unmarshal(got, &read))
		require.Equal(t, string([]rune(string(text))), read)
	})
}
