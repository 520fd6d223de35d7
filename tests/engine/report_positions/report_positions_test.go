package report_positions_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/report_positions"
	"rkllmd/tests/support/pool_on_queued"
)

func TestReportPositions(t *testing.T) {
	var a, b []int
	p := &engine.Pool{Waiting: []*engine.Task{{OnQueued: pool_on_queued.PoolOnQueued(&a)}, {Held: true}, {OnQueued: pool_on_queued.PoolOnQueued(&b)}, {}}}
	report_positions.ReportPositions(p)
	report_positions.ReportPositions(p)
	require.Equal(t, [][]int{{1}, {2}}, [][]int{a, b})
	p.Waiting = p.Waiting[1:]
	report_positions.ReportPositions(p)
	p.Waiting[0].Held = false
	report_positions.ReportPositions(p)
	require.Equal(t, [][]int{{1}, {2, 1, 2}}, [][]int{a, b})
}
