package advise_room_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/advise_room"
)

func TestAdviseRoom(t *testing.T) {
	require.Equal(t, "--context gives more, up to 2048", advise_room.AdviseRoom(cli.Limits{Context: 512, MadeFor: 2048}))
	require.Equal(t, "the model was made for no more", advise_room.AdviseRoom(cli.Limits{Context: 2048, MadeFor: 2048}))
	require.Equal(t, "--context gives more", advise_room.AdviseRoom(cli.Limits{Context: 512}))
}
