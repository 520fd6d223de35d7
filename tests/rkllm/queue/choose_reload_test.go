package queue_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/rkllm"
	"rkllmd/rkllm/queue/choose_reload"
	"rkllmd/tests/rkllm/queue/queue_death"
	"rkllmd/tests/rkllm/queue/queue_reloading"
)

func TestChooseReload(t *testing.T) {
	rt, _ := queue_reloading.QueueReloading()
	heard := make(chan rkllm.Death, 2)
	rt.OnDeath = queue_death.QueueDeath(heard)
	death := rkllm.Death{Function: "rkllm_run", Signal: "SIGSEGV", Model: true, Time: time.Now()}
	require.True(t, choose_reload.ChooseReload(rt)(death))
	require.Equal(t, death, <-heard)
	require.Equal(t, death, rt.Death)
	rt.Reload = nil
	require.False(t, choose_reload.ChooseReload(rt)(death))
	require.Equal(t, 2, rt.Deaths)
}
