package calls_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/calls/append_held"
	"rkllmd/generation/calls/keep_place"
	"rkllmd/generation/calls/scan_piece"
)

func TestScanPiece(t *testing.T) {
	s := &generation.CallState{Call: &generation.Call{Name: "get", Arguments: `{"a`}}
	append_held.AppendHeld(s, `<{"a`)
	keep_place.KeepPlace(s, generation.CallReading{State: generation.ReadMore, Arguments: `{"a`, Value: 1})
	for _, piece := range []string{`": `, "", `"}`} {
		append_held.AppendHeld(s, piece)
		parts, ok := scan_piece.ScanPiece(s, piece)
		require.True(t, ok)
		require.Equal(t, s.Held[1:], s.Call.Arguments)
		if piece == "" {
			require.Empty(t, parts)
			continue
		}
		require.Equal(t, []generation.Part{{Kind: generation.PartArguments, Text: piece, Call: *s.Call}}, parts)
	}
	append_held.AppendHeld(s, `"}>`)
	_, ok := scan_piece.ScanPiece(s, `"}>`)
	require.False(t, ok, "the value is over")
	_, ok = scan_piece.ScanPiece(s, "x")
	require.False(t, ok, "nothing is remembered any more")

	s = &generation.CallState{Mark: "</x>", Held: "text<"}
	for piece, within := range map[string]bool{"/x": true, "/x>": false} {
		s.Mark, s.Held = "</x>", "text<"+piece
		_, ok = scan_piece.ScanPiece(s, piece)
		require.Equal(t, within, ok, piece)
	}
}
