package process_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation"
	"rkllmd/isolation/process/stop_process"
	"rkllmd/tests/isolation/isolation_open"
	"rkllmd/tests/isolation/process/isolation_stuck"
)

func TestStopProcess(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p, first := i.Current, &isolation.Hang{Function: "first"}
	stop_process.StopProcess(p, first)
	stop_process.StopProcess(p, &isolation.Hang{})
	<-p.Gone
	require.Equal(t, first, p.Hang.Load(), "the first reason counts")
	stop_process.StopProcess(p, nil) // nothing happens
	stuck := isolation_stuck.IsolationStuck(t)
	stop_process.StopProcess(stuck, first)
	<-stuck.Gone // although nobody hears of its end
	require.True(t, stuck.Isolation.Death.Load().Stuck)
}
