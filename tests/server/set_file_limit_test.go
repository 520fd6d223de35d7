package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/set_file_limit"
)

func TestSetFileLimit(t *testing.T) {
	var before, after unix.Rlimit
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_NOFILE, &before))
	defer unix.Setrlimit(unix.RLIMIT_NOFILE, &before)
	require.NoError(t, unix.Setrlimit(unix.RLIMIT_NOFILE, &unix.Rlimit{Cur: 256, Max: before.Max}))
	require.NoError(t, set_file_limit.SetFileLimit(100))
	require.NoError(t, unix.Getrlimit(unix.RLIMIT_NOFILE, &after))
	require.Equal(t, min(before.Max, server.MaxFiles), after.Cur)
	require.Equal(t, before.Max, after.Max)

	require.NoError(t, set_file_limit.SetFileLimit(int(after.Cur)-server.SpareFiles))
	require.ErrorContains(t, set_file_limit.SetFileLimit(int(after.Cur)),
		"raise the limit (ulimit -n, LimitNOFILE=) or lower --max-clients (RKLLM_MAX_CLIENTS)")
}
