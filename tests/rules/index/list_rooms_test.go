package index_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/rules"
	"rkllmd/rules/index/list_rooms"
)

func TestListRooms(t *testing.T) {
	require.Empty(t, list_rooms.ListRooms(rules.Area{}))
	require.Equal(t, []string{"roof", "bath", "hall", "cellar"},
		list_rooms.ListRooms(rules.Area{Rooms: map[string]rules.Room{
			"cellar": {Layer: 1}, "hall": {Layer: 2}, "bath": {Layer: 2}, "roof": {Layer: 10},
		}}))
}
