package units_test

import (
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/units/ask_service"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestAskService(t *testing.T) {
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, map[string][]string{"rkllm.get_constants": {
		`{"jsonrpc":"2.0","id":ID,"result":{"library":{"name":"/l.so","version":"1.2.3","generation":"C"}}}`}})
	library, err := ask_service.AskService(path, time.Minute)
	require.NoError(t, err)
	require.Equal(t, "/l.so", library.Name)
	_, err = ask_service.AskService(filepath.Join(t.TempDir(), "s"), time.Minute)
	require.ErrorContains(t, err, "no daemon listens on")
	silent, _ := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	_, err = ask_service.AskService(silent, time.Nanosecond)
	require.Error(t, err, "it never answers")
}
