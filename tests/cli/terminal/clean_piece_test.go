package terminal_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/terminal/clean_piece"
)

func TestCleanPiece(t *testing.T) {
	stacked, shown := 0, ""
	for _, piece := range append([]string{"\x1b[2Ja"}, strings.Split(strings.Repeat("\u0301", 60), "")...) {
		shown += clean_piece.CleanPiece(piece, &stacked)
	}
	require.Equal(t, "\uFFFD[2Ja"+strings.Repeat("\u0301", 8), shown)
	require.Equal(t, "b\u0301", clean_piece.CleanPiece("b\u0301", &stacked))
}
