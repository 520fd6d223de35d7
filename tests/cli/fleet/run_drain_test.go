package fleet_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/fleet/run_drain"
	"rkllmd/fleet/member"
	"rkllmd/tests/cli/fleet/operator_command"
	"rkllmd/tests/cli/fleet/start_member"
)

func TestRunDrain(t *testing.T) {
	for _, args := range [][]string{nil, {"a", "b"}, {"a.b"}, {""}} {
		require.ErrorIs(t, run_drain.RunDrain(nil, args), cli.ErrUsage)
	}
	url, m := start_member.StartMember(t)
	work := &member.Work{}
	m.Mu.Lock()
	m.Work["j"] = work
	m.Mu.Unlock()
	command, out := operator_command.OperatorCommand("drain", "a", "--nats", url)
	ended := make(chan error)
	go func() { ended <- command.Execute() }()
	require.Eventually(t, func() bool {
		m.Mu.Lock()
		defer m.Mu.Unlock()
		return m.Drained
	}, time.Minute, time.Millisecond)
	work.Mu.Lock()
	work.Ended = true
	work.Mu.Unlock()
	require.NoError(t, <-ended)
	require.Contains(t, out.String(), "a takes no more runs, and none goes on\n")
	command, out = operator_command.OperatorCommand("drain", "a", "--undo", "--nats", url)
	require.NoError(t, command.Execute())
	require.Equal(t, "a takes runs again\n", out.String())
	require.False(t, m.Drained)
	command, _ = operator_command.OperatorCommand("drain", "b", "--nats", url)
	require.ErrorContains(t, command.Execute(), `there is no member "b" in the fleet now`)
}
