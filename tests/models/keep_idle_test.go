package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/keep_idle"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_model"
)

func TestKeepIdle(t *testing.T) {
	table, fake := bare_table.BareTable(models.Options{KeepAlive: time.Hour}), fake_model.FakeModel("a")
	for name, c := range map[string]struct {
		loaded, pinned bool
		keep           *time.Duration
		leaves, timer  bool
	}{
		"for the daemon's time":   {true, false, nil, false, true},
		"for a client's":          {true, false, new(time.Minute), false, true},
		"not at all":              {true, false, new(models.AtOnce), true, false},
		"as it is being loaded":   {false, false, new(models.AtOnce), false, false},
		"for as long as there is": {true, true, nil, false, false},
	} {
		stay := create_stay.CreateStay(table, fake.Model)
		stay.Loaded, stay.Keep, fake.Model.Pinned = c.loaded, c.keep, c.pinned
		keep_idle.KeepIdle(stay)
		require.Equal(t, []bool{c.leaves, c.timer}, []bool{stay.Leaving, stay.Idle != nil}, name)
		require.False(t, stay.Used.IsZero())
		if c.timer {
			stay.Idle.Stop()
		}
	}
}
