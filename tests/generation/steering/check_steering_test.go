package steering_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/generation/steering/check_steering"
)

func TestCheckSteering(t *testing.T) {
	run := &generation.Run{Backend: &generation.Backend{Name: "toy"}}
	err := check_steering.CheckSteering(run, "paused", true)
	require.ErrorIs(t, err, generation.ErrNotFound)
	require.EqualError(t, err, "the run has not begun: it cannot be paused yet")
	run.Begun = true
	require.NoError(t, check_steering.CheckSteering(run, "paused", true))
	err = check_steering.CheckSteering(run, "paused", false)
	require.ErrorIs(t, err, generation.ErrNotSupported)
	require.EqualError(t, err, "a run cannot be paused on toy")
	run.Ended = true
	require.EqualError(t, check_steering.CheckSteering(run, "paused", true),
		"the run has ended: it cannot be paused any more")
}
