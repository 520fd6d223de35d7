package process_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/stop_later"
	"rkllmd/tests/isolation/isolation_open"
)

func TestStopLater(t *testing.T) {
	i, _ := isolation_open.IsolationOpen(t)
	p := i.Current
	stop_later.StopLater(p, time.Millisecond)
	<-p.Gone
	stop_later.StopLater(p, time.Hour) // it has ended: there is nothing to wait for
	require.Equal(t, "SIGKILL", i.Death.Load().Signal)
}
