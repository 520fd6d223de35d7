package model_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/model"
	"rkllmd/engine/model/compare_pieces"
)

func TestComparePieces(t *testing.T) {
	pieces := []model.Piece{{Token: 5, Text: []byte("ab")}, {Token: 4, Text: []byte("b")},
		{Token: 9, Text: []byte("a")}, {Token: 2, Text: []byte("a")}}
	slices.SortFunc(pieces, compare_pieces.ComparePieces)
	require.Equal(t, []model.Piece{{Token: 2, Text: []byte("a")}, {Token: 9, Text: []byte("a")},
		{Token: 5, Text: []byte("ab")}, {Token: 4, Text: []byte("b")}}, pieces)
}
