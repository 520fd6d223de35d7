package models_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/plan_stay"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_model"
)

func TestPlanStay(t *testing.T) {
	table, fake := bare_table.BareTable(models.Options{}), fake_model.FakeModel("a")
	fake.Size = models.Size{Total: 7, Mapped: 5}
	stay := create_stay.CreateStay(table, fake.Model)
	plan_stay.PlanStay(stay)
	require.True(t, stay.Planned)
	require.Equal(t, fake.Size, stay.Size)
	fake.Err = errors.New("no such file")
	plan_stay.PlanStay(stay)
	require.Zero(t, stay.Size, "the load will say why")
	fake.Model.Plan, stay.Planned = nil, false
	plan_stay.PlanStay(stay)
	require.True(t, stay.Planned)
}
