package scan_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/scan/skip_plain"
)

func TestSkipPlain(t *testing.T) {
	for input, end := range map[string]int{
		"": 0, "abc": 3, `ab"c`: 2, `ab\n`: 2, "ab\n": 2, "\x00": 0, "\x7f ": 2, "\u00e9\u4ece\U0001F600\ufffd\"": 12,
		"ab\xff": 2, "ab\x80": 2, "ab\xe4\xbb": 2, "\xe4\xbb\"": 0, "\xed\xa0\x80": 0, "\xc0\x80": 0,
	} {
		require.Equal(t, end, skip_plain.SkipPlain([]byte(input), 0), "%q", input)
		require.Equal(t, end+1, skip_plain.SkipPlain([]byte(`"`+input), 1), "%q", input)
	}
}
