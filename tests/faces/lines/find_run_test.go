package lines_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/lines"
	"rkllmd/faces/lines/find_run"
	"rkllmd/generation"
)

func TestFindRun(t *testing.T) {
	run := &generation.Run{}
	host := &lines.Host{Runs: map[string]*generation.Run{"1": run}}
	got, err := find_run.FindRun(host, json.RawMessage("1"))
	require.NoError(t, err)
	require.Same(t, run, got)
	_, err = find_run.FindRun(host, json.RawMessage(`"1"`))
	require.ErrorIs(t, err, generation.ErrNotFound, "a text is another id than a number")
	require.EqualError(t, err, `not found: there is no run "1"`)
}
