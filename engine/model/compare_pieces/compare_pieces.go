// Package compare_pieces orders tokens by their texts.
package compare_pieces

import (
	"bytes"
	"cmp"

	"rkllmd/engine/model"
)

// ComparePieces orders tokens by their texts, and tokens of one text by their numbers.
//
// **Runs on:** any thread.
func ComparePieces(a, b model.Piece) int {
	return cmp.Or(bytes.Compare(a.Text, b.Text), cmp.Compare(a.Token, b.Token))
}
