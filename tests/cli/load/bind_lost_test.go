package load_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/load/bind_lost"
)

func TestBindLost(t *testing.T) {
	lost := 0
	ended := bind_lost.BindLost(func() { lost++ })
	ended(true)
	ended(false)
	require.Equal(t, 2, lost)
}
