package convert_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/grammar/convert/build_name"
	"rkllmd/tests/grammar/create_writer"
	"rkllmd/tests/grammar/is_written"
)

func TestBuildName(t *testing.T) {
	w := create_writer.CreateWriter(t, `true`)
	body := build_name.BuildName(w, []string{"a", "abc", "b\"", "é"})
	source := "root ::= " + body + "\n" + strings.Join(w.Rules, "\n")
	for text, expected := range map[string]bool{`"a"`: false, `"ab"`: true, `"abc"`: false, `"abcd"`: true,
		`""`: true, `"é"`: false, `"éa"`: true, `"x"`: true,
		`"\u0061"`: false, `"b"`: true} {
		require.Equal(t, expected, is_written.IsWritten(t, source, text), text)
	}
}
