package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/session/choose_capacity"
)

func TestChooseCapacity(t *testing.T) {
	for _, row := range [][4]int{{512, 4, 252, 384}, {512, 4, 380, 448}, {512, 0, 1, 256}, {512, 4, 508, 512},
		{16, 15, 1, 16}, {0, 2, 3, 5}} {
		require.Equal(t, row[3], choose_capacity.ChooseCapacity(row[0], row[1], row[2]), row)
	}
}
