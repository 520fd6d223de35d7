package models_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/end_stay"
	"rkllmd/tests/models/fake_table"
)

func TestEndStay(t *testing.T) {
	table, model := fake_table.FakeTable(t, models.Options{}), &models.Model{}
	stay := create_stay.CreateStay(table, model)
	model.Stay = stay
	end_stay.EndStay(stay, "first")
	require.True(t, stay.Leaving)
	require.Nil(t, model.Stay)
	next := create_stay.CreateStay(table, model)
	model.Stay = next
	end_stay.EndStay(stay, "second")
	require.Equal(t, "first", stay.Reason)
	require.Same(t, next, model.Stay)
}
