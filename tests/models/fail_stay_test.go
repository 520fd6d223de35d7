package models_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/hub/get_backend"
	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/fail_stay"
)

func TestFailStay(t *testing.T) {
	model := &models.Model{Name: "a"}
	stay, reason := create_stay.CreateStay(&models.Table{}, model), errors.New("no such file")
	model.Stay = stay
	fail_stay.FailStay(stay, reason)
	<-stay.Hub.Loading.Load().Ended
	require.Equal(t, reason, stay.Hub.Loading.Load().Err)
	require.Nil(t, model.Stay, "the next request begins another one")
	for range 2 {
		_, err := get_backend.GetBackend(stay.Hub)
		require.ErrorIs(t, err, generation.ErrClosed)
		require.EqualError(t, err, "the model could not be loaded: no such file")
	}
	stay, model.Stay = create_stay.CreateStay(&models.Table{}, model), &models.Stay{}
	fail_stay.FailStay(stay, reason)
	require.NotNil(t, model.Stay, "another one is there already")
}
