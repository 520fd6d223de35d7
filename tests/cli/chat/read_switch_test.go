package chat_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/chat/read_switch"
)

func TestReadSwitch(t *testing.T) {
	on := false
	require.NoError(t, read_switch.ReadSwitch(&on, "/stats", "on"))
	require.True(t, on)
	require.EqualError(t, read_switch.ReadSwitch(&on, "/stats", "1"), `/stats must be on or off, not "1"`)
	require.True(t, on)
	require.NoError(t, read_switch.ReadSwitch(&on, "/stats", "off"))
	require.False(t, on)
}
