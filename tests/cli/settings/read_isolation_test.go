package settings_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_isolation"
	"rkllmd/isolation"
	"rkllmd/tests/cli/settings/serve_command"
)

func TestReadIsolation(t *testing.T) {
	choice := cli.LibraryChoice{Path: "/lib.so"}
	require.NoError(t, read_isolation.ReadIsolation(serve_command.ServeCommand(t, nil), &choice))
	require.Equal(t, cli.LibraryChoice{Path: "/lib.so", Isolate: true, Limits: isolation.Limits{
		Load: time.Minute, Call: 5 * time.Second, Abort: 10 * time.Second, Silence: 30 * time.Minute,
		Confined: true}}, choice)
	command := serve_command.ServeCommand(t, map[string]string{"RKLLMD_ISOLATE": "true"}, "--confine=false",
		"--load-timeout=1s", "--call-timeout=2s", "--abort-timeout=3s", "--run-silence=0")
	require.NoError(t, read_isolation.ReadIsolation(command, &choice))
	require.Equal(t, cli.LibraryChoice{Path: "/lib.so", Isolate: true, IsolateAsked: true,
		Limits: isolation.Limits{Load: time.Second, Call: 2 * time.Second, Abort: 3 * time.Second}}, choice)
	command = serve_command.ServeCommand(t, map[string]string{"RKLLMD_ISOLATE": "true"}, "--isolate=false")
	require.NoError(t, read_isolation.ReadIsolation(command, &choice))
	require.False(t, choice.Isolate || choice.IsolateAsked)
	command = serve_command.ServeCommand(t, nil, "--isolate")
	require.NoError(t, read_isolation.ReadIsolation(command, &choice))
	require.True(t, choice.Isolate && choice.IsolateAsked)
	for _, setting := range []cli.Setting{cli.SettingIsolate, cli.SettingConfine, cli.SettingLoadTimeout,
		cli.SettingCallTimeout, cli.SettingAbortTimeout, cli.SettingRunSilence} {
		command := serve_command.ServeCommand(t, map[string]string{setting.Env: "soon"})
		err := read_isolation.ReadIsolation(command, &choice)
		require.ErrorContains(t, err, setting.Env)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
