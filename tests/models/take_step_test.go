package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/take_stay"
	"rkllmd/models/take_step"
	"rkllmd/tests/models/bare_table"
)

func TestTakeStep(t *testing.T) {
	table, found := bare_table.BareTable(models.Options{}), make(chan models.Step)
	go func() {
		step, _ := take_step.TakeStep(table)
		found <- step
	}()
	stay := take_stay.TakeStay(table, &models.Model{})
	require.Equal(t, models.Step{Kind: models.StepPlan, Stay: stay}, <-found)
	table.Line, table.Stopped = nil, true
	step, stopped := take_step.TakeStep(table)
	require.Equal(t, models.StepEnd, step.Kind)
	require.True(t, stopped)
}
