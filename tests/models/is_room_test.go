package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/is_room"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fixed_memory"
)

func TestIsRoom(t *testing.T) {
	for _, test := range []struct {
		what            string
		most            int
		available, size uint64
		room            bool
	}{
		{"no limits", 0, 0, 0, true}, {"two are there", 2, 0, 0, false}, {"one more", 3, 0, 0, true},
		{"exactly", 0, 100, 70, true}, {"the files of the others are in use", 0, 100, 71, false},
		{"less than these", 0, 29, 1, false}, {"not known how much it takes", 0, 29, 0, true},
		{"not known how much there is", 0, 0, 1 << 40, true},
	} {
		table := bare_table.BareTable(models.Options{Most: test.most,
			Available: fixed_memory.FixedMemory(test.available)})
		for _, mapped := range []uint64{10, 20} {
			stay := create_stay.CreateStay(table, &models.Model{})
			stay.Size = models.Size{Total: 1000, Mapped: mapped}
			table.Stays = append(table.Stays, stay)
		}
		require.Equal(t, test.room, is_room.IsRoom(table, models.Size{Total: test.size}), test.what)
	}
	require.True(t, is_room.IsRoom(bare_table.BareTable(models.Options{}), models.Size{Total: 1 << 60}))
}
