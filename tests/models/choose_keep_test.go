package models_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/choose_keep"
)

func TestChooseKeep(t *testing.T) {
	for _, test := range []struct {
		operator time.Duration
		client   *time.Duration
		pinned   bool
		want     time.Duration
	}{{time.Minute, nil, false, time.Minute}, {0, nil, false, -1}, {time.Minute, new(time.Second), false, time.Second},
		{time.Minute, new(time.Duration), false, 0}, {0, new(time.Second), true, -1}} {
		stay := &models.Stay{Model: &models.Model{Pinned: test.pinned}, Keep: test.client,
			Table: &models.Table{Options: models.Options{KeepAlive: test.operator}}}
		require.Equal(t, test.want, choose_keep.ChooseKeep(stay))
	}
}
