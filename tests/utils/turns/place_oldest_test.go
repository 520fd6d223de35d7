package turns_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/utils/turns/add_turn"
	"rkllmd/utils/turns"
	"rkllmd/utils/turns/place_oldest"
)

func TestPlaceOldest(t *testing.T) {
	for _, c := range []struct {
		users     int
		clients   int
		overtaken int
		wasForced bool
		forced    bool
	}{
		{users: 1, clients: 4, overtaken: 2},
		{users: 1, clients: 4, overtaken: 3, forced: true},
		{users: 1, clients: 4, overtaken: 3, wasForced: true, forced: true},
		{users: 1, clients: 12, overtaken: 6},
		{users: 1, clients: 12, overtaken: 7, forced: true},
		{users: 1, clients: 30, overtaken: 14},
		{users: 1, clients: 30, overtaken: 15, forced: true},
		{users: 2, clients: 30, overtaken: 1},
		{users: 2, clients: 30, overtaken: 2, forced: true},
		{users: 2, clients: 30, overtaken: 99, wasForced: true},
	} {
		line := &turns.Line{Forced: true, WasForced: c.wasForced, Users: map[string]int{"a": 2, "b": 1}}
		if c.users == 1 {
			delete(line.Users, "b")
		}
		begun := add_turn.AddTurn(line, "a", 9, 0, 1)
		oldest := add_turn.AddTurn(line, "a", 1, 0, 2)
		second := add_turn.AddTurn(line, "a", 1, 0, 3)
		urgent := add_turn.AddTurn(line, "a", 2, 0, 4)
		held := add_turn.AddTurn(line, "a", 3, 0, 5)
		begun.Class, held.Class, held.Place, oldest.Overtaken, second.Round = turns.First, turns.Held, 0, c.overtaken, 1
		line.Turns = []*turns.Turn{begun, urgent, second, oldest, held}
		line.Clients = map[turns.Client]int{}
		for i := range c.clients {
			line.Clients[turns.Client{Number: uint64(i)}] = 1
		}
		place_oldest.PlaceOldest(line)
		want := []*turns.Turn{begun, urgent, second, oldest, held}
		if c.forced {
			want = []*turns.Turn{begun, oldest, urgent, second, held}
		}
		require.Equal(t, want, line.Turns, "%+v", c)
		require.Equal(t, c.forced, line.Forced, "%+v", c)
		if place_oldest.PlaceOldest(line); c.forced {
			require.Equal(t, want, line.Turns)
			require.False(t, line.Forced, "it is the first one anyway")
		}
	}
	line := &turns.Line{Forced: true}
	place_oldest.PlaceOldest(line)
	require.False(t, line.Forced, "nobody waits")
}
