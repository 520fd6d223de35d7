package gateway_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway/close_nothing"
)

func TestCloseNothing(t *testing.T) {
	require.NotPanics(t, close_nothing.CloseNothing)
}
