package daemon_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/describe_room"
)

func TestDescribeRoom(t *testing.T) {
	require.Equal(t, "--context gives more, up to 2048", describe_room.DescribeRoom(cli.Limits{Context: 512,
		MadeFor: 2048}))
	require.Equal(t, "the model was made for no more", describe_room.DescribeRoom(cli.Limits{Context: 2048,
		MadeFor: 2048}))
	require.Equal(t, "--context gives more", describe_room.DescribeRoom(cli.Limits{Context: 512}))
}
