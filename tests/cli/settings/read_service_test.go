package settings_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/settings/read_service"
	"rkllmd/isolation"
	"rkllmd/tests/cli/settings/serve_command"
)

func TestReadService(t *testing.T) {
	choice := cli.LibraryChoice{Path: "/lib.so"}
	require.NoError(t, read_service.ReadService(serve_command.ServeCommand(t, nil), &choice))
	require.Equal(t, cli.LibraryChoice{Path: "/lib.so", Limits: isolation.Limits{Load: time.Minute,
		Call: 5 * time.Second, Abort: 10 * time.Second, Silence: 30 * time.Minute}}, choice)
	command := serve_command.ServeCommand(t, map[string]string{"RKLLMD_ISOLATE": "true"}, "--exact",
		"--load-timeout=1s", "--call-timeout=2s", "--abort-timeout=3s", "--run-silence=0")
	require.NoError(t, read_service.ReadService(command, &choice))
	require.Equal(t, cli.LibraryChoice{Path: "/lib.so", Exact: true, Isolate: true, Limits: isolation.Limits{
		Load: time.Second, Call: 2 * time.Second, Abort: 3 * time.Second}}, choice)
	for _, setting := range []cli.Setting{cli.SettingExact, cli.SettingIsolate, cli.SettingLoadTimeout,
		cli.SettingCallTimeout, cli.SettingAbortTimeout, cli.SettingRunSilence} {
		err := read_service.ReadService(serve_command.ServeCommand(t, map[string]string{setting.Env: "soon"}), &choice)
		require.ErrorContains(t, err, setting.Env)
		require.ErrorIs(t, err, cli.ErrUsage)
	}
}
