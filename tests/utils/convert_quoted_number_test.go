package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/convert_quoted_number"
)

func TestConvertQuotedNumber(t *testing.T) {
	const text = `{"a": "70", "b": "007", "c": "000", "d": "x", "e": "", "f": "-1", "g": 12, "h": "\"1"}`
	for end, want := range map[int]string{
		10: `{"a":  70 , "b": "007", "c": "000", "d": "x", "e": "", "f": "-1", "g": 12, "h": "\"1"}`,
		22: `{"a": "70", "b":    7 , "c": "000", "d": "x", "e": "", "f": "-1", "g": 12, "h": "\"1"}`,
		34: `{"a": "70", "b": "007", "c":    0 , "d": "x", "e": "", "f": "-1", "g": 12, "h": "\"1"}`,
	} {
		require.Equal(t, want, string(convert_quoted_number.ConvertQuotedNumber([]byte(text), end)))
	}
	for end := range len(text) + 1 {
		if end == 10 || end == 22 || end == 34 {
			continue
		}
		plain := convert_quoted_number.ConvertQuotedNumber([]byte(text), end)
		require.Nil(t, plain, "%d: %s", end, plain)
	}
}
