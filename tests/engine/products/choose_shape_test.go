package products_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine/products/choose_shape"
	"rkllmd/engine/products/detect_lanes"
	"rkllmd/tests/engine/products/row_kind"
)

// TestChooseShape: types that are not multiplied here, or not by such rows, have no shape.
func TestChooseShape(t *testing.T) {
	for kind := -1; kind < 45; kind++ {
		for row := -1; row < 45; row++ {
			own := row_kind.RowKind(kind) == row && row > 0
			require.Equal(t, own && detect_lanes.DetectLanes(), choose_shape.ChooseShape(kind, row))
		}
	}
}
