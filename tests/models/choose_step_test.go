package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/choose_step"
	"rkllmd/models/create_stay"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fixed_memory"
)

func TestChooseStep(t *testing.T) {
	table := bare_table.BareTable(models.Options{Most: 1})
	require.Equal(t, models.Step{}, choose_step.ChooseStep(table), "there is nothing to do")
	a, b := create_stay.CreateStay(table, &models.Model{Name: "a"}), create_stay.CreateStay(table, &models.Model{
		Name: "b"})
	a.Holders, b.Holders = 1, 1
	table.Line = []*models.Stay{a, b}
	require.Equal(t, models.Step{Kind: models.StepPlan, Stay: a}, choose_step.ChooseStep(table))
	a.Planned, b.Planned = true, true
	require.Equal(t, models.Step{Kind: models.StepLoad, Stay: a}, choose_step.ChooseStep(table))
	require.Equal(t, []*models.Stay{a}, table.Stays)
	for range 2 {
		require.Equal(t, models.Step{}, choose_step.ChooseStep(table), "a is held")
		require.True(t, a.Leaving)
		require.Equal(t, "its place is needed for b", a.Reason)
	}
	a.Holders = 0
	require.Equal(t, models.Step{Kind: models.StepClose, Stay: a}, choose_step.ChooseStep(table))
	require.Equal(t, models.Step{Kind: models.StepLoad, Stay: b}, choose_step.ChooseStep(table))
	b.Holders, a.Holders, a.Leaving, table.Line = 0, 1, false, []*models.Stay{a}
	require.Equal(t, models.Step{Kind: models.StepClose, Stay: b}, choose_step.ChooseStep(table), "nobody holds it")
	table.Stays, b.Model.Pinned = []*models.Stay{b}, true
	b.Leaving = false
	c := create_stay.CreateStay(table, &models.Model{Name: "c"})
	c.Holders, c.Planned, table.Line = 1, true, []*models.Stay{c, a}
	table.Options.Most = 2
	table.Stays = append(table.Stays, b)
	require.Equal(t, models.Step{}, choose_step.ChooseStep(table), "those that are there stay")
	require.Empty(t, table.Line)
	require.ErrorIs(t, c.Hub.Loading.Load().Err, models.ErrPinned)
	require.ErrorIs(t, a.Model.Err, models.ErrPinned)
	a = create_stay.CreateStay(table, a.Model)
	a.Holders, a.Planned, table.Line, table.Stays = 1, true, []*models.Stay{a}, []*models.Stay{b}
	table.Options.Most, table.Options.Available, a.Size.Total = 0, fixed_memory.FixedMemory(1), 100
	require.Equal(t, models.Step{Kind: models.StepLoad, Stay: a}, choose_step.ChooseStep(table), "nobody can leave")
	table.Stopped, b.Leaving = true, true
	require.Equal(t, models.Step{Kind: models.StepClose, Stay: b}, choose_step.ChooseStep(table))
	a.Leaving = true
	require.Equal(t, models.Step{Kind: models.StepClose, Stay: a}, choose_step.ChooseStep(table), "held or not")
	require.Equal(t, models.Step{Kind: models.StepEnd}, choose_step.ChooseStep(table))
}
