package hub_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/refuse_absent"
)

func TestRefuseAbsent(t *testing.T) {
	h := &generation.Hub{}
	require.Equal(t, generation.ErrNoModel, refuse_absent.RefuseAbsent(h))
	reason := "it dies"
	h.Gone.Store(&reason)
	err := refuse_absent.RefuseAbsent(h)
	require.ErrorIs(t, err, generation.ErrNoModel)
	require.ErrorIs(t, err, generation.ErrClosed)
	require.ErrorContains(t, err, "; the last one is not loaded again, because it dies")
}
