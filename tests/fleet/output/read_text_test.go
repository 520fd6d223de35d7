package output_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/output"
	"rkllmd/fleet/output/read_text"
)

func TestReadText(t *testing.T) {
	for text, want := range map[string]string{`""`: "", `"a b"`: "a b", `"\"\\"`: `"\`, `"\u003c"`: "<", `"é"`: "é",
		"\"\xff\"": "\ufffd", `"\ud800"`: "\ufffd"} {
		r := &output.Reader{Rest: []byte("t:" + text + ",")}
		require.Equal(t, want, read_text.ReadText(r, "t:"))
		require.Equal(t, &output.Reader{Rest: []byte(",")}, r, text)
	}
	for _, text := range []string{"", `"`, `"a`, `"a\`, `"a\"`, `"\x"`, "\"\n\"", `1`} {
		r := &output.Reader{Rest: []byte("t:" + text)}
		read_text.ReadText(r, "t:")
		require.True(t, r.Failed, text)
	}
}
