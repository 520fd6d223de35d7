package models_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/models"
	"rkllmd/models/describe_entry"
)

func TestDescribeEntry(t *testing.T) {
	table := &models.Table{Options: models.Options{KeepAlive: time.Hour}}
	model := &models.Model{Name: "a", Path: "/a", Pinned: true, Stored: true, Err: errors.New("broken")}
	require.Equal(t, models.Entry{Name: "a", Path: "/a", State: models.StateUnloaded, Pinned: true, Stored: true,
		Error: "broken"}, describe_entry.DescribeEntry(model))
	model = &models.Model{Name: "a", Path: "/a"}
	model.Stay = &models.Stay{Model: model, Table: table, Holders: 2}
	entry := describe_entry.DescribeEntry(model)
	require.Equal(t, models.StateWaiting, entry.State)
	require.Equal(t, 2, entry.Users)
	model.Stay.Begun = time.Now()
	require.Equal(t, models.StateLoading, describe_entry.DescribeEntry(model).State)
	model.Stay.Loaded, model.Stay.Size.Total, model.Stay.Holders, model.Stay.Used = true, 7, 0, time.Unix(5, 0)
	entry = describe_entry.DescribeEntry(model)
	require.Equal(t, models.StateLoaded, entry.State)
	require.Equal(t, uint64(7), entry.Memory)
	require.Equal(t, time.Unix(5, 0).Add(time.Hour), *entry.Expires)
	table.Options.KeepAlive = 0
	require.Nil(t, describe_entry.DescribeEntry(model).Expires)
}
