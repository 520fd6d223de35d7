package reload_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/reload/create_reload"
)

func TestCreateReload(t *testing.T) {
	r := create_reload.CreateReload(nil)
	require.Equal(t, []time.Duration{time.Second, time.Minute, time.Minute}, []time.Duration{r.Pause, r.Longest,
		r.Window})
	require.NotNil(t, r.Load)
	require.Nil(t, r.Tell)
	job := &rkllm.Job{}
	r.Load(&rkllm.Runtime{Reload: r}, job)
	require.Equal(t, rkllm.ErrNoModel, job.Err, "there is nothing to load yet")
}
