package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/restore_nothing"
)

func TestRestoreNothing(t *testing.T) {
	require.NoError(t, restore_nothing.RestoreNothing(1, []int32{2}, []byte("state")))
}
