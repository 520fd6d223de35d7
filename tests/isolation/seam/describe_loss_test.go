package seam_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/seam/describe_loss"
	"rkllmd/rkllm"
)

func TestDescribeLoss(t *testing.T) {
	i := &isolation.Isolation{}
	i.Death.Store(&isolation.Death{Error: rkllm.ErrNoModel})
	require.Equal(t, rkllm.ErrNoModel, describe_loss.DescribeLoss(i)(rkllm.LostCode))
	require.Nil(t, describe_loss.DescribeLoss(i)(0))
}
