package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/is_stuck"
)

func TestIsStuck(t *testing.T) {
	i := &isolation.Isolation{}
	require.False(t, is_stuck.IsStuck(i)())
	i.Stuck = &isolation.Process{}
	require.True(t, is_stuck.IsStuck(i)())
}
