package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/choose_expiry"
)

func TestChooseExpiry(t *testing.T) {
	table := &models.Table{Options: models.Options{KeepAlive: time.Hour}}
	stay := &models.Stay{Model: &models.Model{}, Table: table, Used: time.Unix(100, 0)}
	require.Equal(t, time.Unix(3700, 0), choose_expiry.ChooseExpiry(stay))
	stay.Holders = 1
	before := time.Now()
	require.False(t, choose_expiry.ChooseExpiry(stay).Before(before.Add(time.Hour)), "it counts from now on")
	stay.Keep = new(time.Duration(-1))
	require.Zero(t, choose_expiry.ChooseExpiry(stay))
}
