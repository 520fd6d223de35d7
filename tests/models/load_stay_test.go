package models_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/generation/hub/find_backend"
	"rkllmd/models"
	"rkllmd/models/create_stay"
	"rkllmd/models/load_stay"
	"rkllmd/tests/models/bare_table"
	"rkllmd/tests/models/fake_model"
	"rkllmd/tests/support/librkllmrt/rt_log"
)

func TestLoadStay(t *testing.T) {
	log := rt_log.RtLog(t)
	table, fake := bare_table.BareTable(models.Options{}), fake_model.FakeModel("a")
	for _, test := range []struct {
		err     error
		stopped bool
		pinned  bool
		want    error
		log     string
	}{
		{nil, false, false, nil, `level=INFO msg="a model is loaded" name=a path=/models/a.gguf elapsed=`},
		{errors.New("bad"), false, false, errors.New("bad"), `level=INFO msg="a model could not be loaded" name=a path=/models/a.gguf reason=bad`},
		{errors.New("bad"), false, true, errors.New("bad"), `level=WARN msg="a model could not be loaded"`},
		{errors.New("bad"), true, false, models.ErrStopping, `reason="the daemon is stopping"`},
	} {
		log.Reset()
		stay := create_stay.CreateStay(table, fake.Model)
		table.Stays, fake.Model.Stay, fake.Err, fake.Model.Pinned, table.Stopped = []*models.Stay{stay}, stay, test.err,
			test.pinned, test.stopped
		load_stay.LoadStay(stay)
		<-stay.Hub.Loading.Load().Ended
		require.Equal(t, test.want, stay.Hub.Loading.Load().Err)
		require.Equal(t, test.want, fake.Model.Err)
		require.Equal(t, test.want == nil, stay.Loaded)
		require.Equal(t, test.want == nil, len(table.Stays) == 1, "it has no memory")
		require.Equal(t, test.want == nil, fake.Model.Stay == stay)
		require.Contains(t, log.String(), test.log)
		if b := find_backend.FindBackend(stay.Hub); test.want == nil {
			require.Equal(t, "a", b.Model.Name)
			require.Equal(t, "/models/a.gguf", b.Model.Path)
		} else {
			require.Nil(t, b)
		}
	}
	t.Run("who has waited has left", func(t *testing.T) {
		for keep, want := range map[time.Duration][]bool{-time.Second: {false, false}, models.AtOnce: {true, false},
			time.Hour: {false, true}} {
			stay := create_stay.CreateStay(table, fake.Model)
			table.Stays, table.Stopped, stay.Keep = []*models.Stay{stay}, false, &keep
			fake.Model.Stay, fake.Err, fake.Model.Pinned = stay, nil, false
			load_stay.LoadStay(stay)
			require.Equal(t, want, []bool{stay.Leaving, stay.Idle != nil}, keep)
		}
	})
}
