package plan_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/engine"
	"rkllmd/engine/plan/choose_budget"
)

func TestChooseBudget(t *testing.T) {
	for _, c := range []struct {
		generating int
		rate       float64
		delay      time.Duration
		want       int
	}{
		{0, 0, time.Second, engine.LeastAlone},               // not measured yet
		{0, 1e4, 50 * time.Millisecond, 512},                 // nobody is held up
		{0, 400, 50 * time.Millisecond, 200},                 // ten times as long as when somebody is
		{0, 100, time.Millisecond, engine.LeastAlone},        //
		{1, 0, time.Second, engine.LeastPrefill},             // not measured yet
		{4, 1000, 50 * time.Millisecond, 50},                 //
		{4, 100, 50 * time.Millisecond, engine.LeastPrefill}, // every prompt goes on
		{4, 1e6, 50 * time.Millisecond, 508},                 // no more than the batch takes
		{4, 1e300, time.Hour, 508},                           //
		{508, 100, time.Millisecond, 4},                      //
		{512, 100, time.Millisecond, 0},                      // the batch is full
	} {
		require.Equal(t, c.want, choose_budget.ChooseBudget(512, c.generating, c.rate, c.delay), c)
	}
}
