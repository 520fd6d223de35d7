package gateway_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/fleet/gateway"
	"rkllmd/fleet/gateway/refuse_newest"
	"rkllmd/generation"
	"rkllmd/tests/fleet/gateway/fleet_task"
	"rkllmd/tests/support/fleet/fleet_gateway"
	"rkllmd/tests/support/generation/generation_record"
)

func TestRefuseNewest(t *testing.T) {
	g, _ := fleet_gateway.FleetGateway(t, "x")
	now, records := time.Now(), []*generation_record.Record{}
	for i, user := range []string{"b", "a", "a", "a", "a"} { // the fourth is the newest that no member has had
		task, record := fleet_task.FleetTask(t, g)
		task.Job.ID, task.Job.User, task.Job.Epoch = fmt.Sprint(i), user, i/4
		task.Turn.Queued = now.Add(time.Duration(i) * time.Second)
		g.Line, records = append(g.Line, task), append(records, record)
	}
	g.Line[1], g.Line[3] = g.Line[3], g.Line[1] // it goes by who came last, whatever their order is
	g.Waiting, g.Waiters, g.Most = 5, map[string]int{"a": 4, "b": 1}, 4
	refuse_newest.RefuseNewest(g)
	require.Equal(t, []any{4, map[string]int{"a": 3, "b": 1}}, []any{g.Waiting, g.Waiters})
	for i, record := range records {
		if i != 3 {
			require.Empty(t, record.Events, i)
			continue
		}
		require.ErrorIs(t, record.Events[0].Err, generation.ErrFull)
		require.ErrorContains(t, record.Events[0].Err, "4 requests wait for the model, which is the most, and 3 of")
	}
	refuse_newest.RefuseNewest(g)
	require.Len(t, g.Line, 4, "there is room")
	g.Waiting, g.Line = 5, []*gateway.Task{}
	refuse_newest.RefuseNewest(g) // runs that have moved, and nobody else
	require.Equal(t, 5, g.Waiting)
}
