package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/find_loss"
	"rkllmd/rkllm"
)

func TestFindLoss(t *testing.T) {
	i := &isolation.Isolation{}
	require.Nil(t, find_loss.FindLoss(i, rkllm.LostCode), "no process has ended")
	i.Death.Store(&isolation.Death{Error: rkllm.ErrNoModel})
	require.Nil(t, find_loss.FindLoss(i, -1))
	require.Equal(t, rkllm.ErrNoModel, find_loss.FindLoss(i, rkllm.LostCode))
}
