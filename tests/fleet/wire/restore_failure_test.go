package wire_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/describe_failure"
	"rkllmd/fleet/wire/restore_failure"
	"rkllmd/generation"
)

func TestRestoreFailure(t *testing.T) {
	require.NoError(t, restore_failure.RestoreFailure(nil))
	require.Len(t, fleet.KindOrder, len(fleet.Kinds))
	for _, kind := range fleet.Kinds {
		err := restore_failure.RestoreFailure(describe_failure.DescribeFailure(kind))
		require.ErrorIs(t, err, kind)
		require.EqualError(t, err, kind.Error())
	}
	require.ErrorIs(t, restore_failure.RestoreFailure(&fleet.Failure{Kind: "what?", Text: "x"}), generation.ErrFailed)
}
