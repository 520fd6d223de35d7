package utils_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/utils/split_utf8"
)

func TestSplitUTF8(t *testing.T) {
	for _, row := range []struct {
		text  string
		whole int
	}{
		{"", 0},
		{"abc", 3},
		{"é", 2},
		{"a\xc3", 1},             // two-byte character begun
		{"\xe2", 0},              // €
		{"\xe2\x82", 0},          //
		{"\xe2\x82\xac", 3},      //
		{"é\xf0\x9f", 2},         // emoji begun
		{"é\xf0\x9f\x99", 2},     //
		{"é\xf0\x9f\x99\x83", 6}, //
		{"\xff", 1},              // never a character
		{"\xc0", 1},              // never a character
		{"\x80\x80\x80\x80", 4},  // never a beginning
		{"\xe2\x28", 2},          // broken off by an ASCII byte
		{"\xed\xa0", 2},          // a surrogate: never a character
		{"\xf0\x9f\x99\x83\xc3", 4},
	} {
		require.Equal(t, row.whole, split_utf8.SplitUTF8([]byte(row.text)), "%q", row.text)
	}
}
