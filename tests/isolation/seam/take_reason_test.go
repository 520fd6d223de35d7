package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/take_reason"
)

func TestTakeReason(t *testing.T) {
	i := &isolation.Isolation{}
	take := take_reason.TakeReason(i)
	require.Empty(t, take())
	reason := "why"
	i.Reason.Store(&reason)
	require.Equal(t, "why", take())
	require.Empty(t, take(), "of an earlier call it is no reason")
}
