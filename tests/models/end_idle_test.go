package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/end_idle"
	"rkllmd/tests/models/fake_table"
)

func TestEndIdle(t *testing.T) {
	table := fake_table.FakeTable(t, models.Options{KeepAlive: time.Minute})
	now := time.Now()
	for _, test := range []struct {
		holders int
		used    time.Time
		leaves  bool
	}{{1, now, false}, {0, now.Add(time.Second), false}, {0, now, true}} {
		stay := create_stay.CreateStay(table, &models.Model{})
		stay.Holders, stay.Used = test.holders, test.used
		end_idle.EndIdle(stay, now)()
		require.Equal(t, test.leaves, stay.Leaving)
		require.Equal(t, map[bool]string{true: "nobody has used it for 1m0s"}[test.leaves], stay.Reason)
	}
}
