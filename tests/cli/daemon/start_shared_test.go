package daemon_test

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/start_shared"
)

func TestStartShared(t *testing.T) {
	folder := t.TempDir()
	script := filepath.Join(folder, "rkllmd")
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\n"+
		`echo "$@"; env | grep RKLLM; pwd; exit 3`+"\n"), 0o755))
	t.Setenv("RKLLMD_MODEL", "/other.gguf")
	t.Setenv("RKLLM_UDS_PATH", "/other")
	started, err := start_shared.StartShared(script, folder, cli.DaemonSearch{Keep: "7s", Models: "/m",
		Library: cli.LibraryChoice{Path: "/a.so", Paths: []string{"/a.so", "/b.so"}}})
	require.NoError(t, err)
	<-started.Exited
	require.Equal(t, 3, started.Command.ProcessState.ExitCode())
	require.Equal(t, filepath.Join(folder, "http.sock"), started.HTTP)
	log, err := os.ReadFile(filepath.Join(folder, "daemon.log"))
	require.NoError(t, err)
	require.Regexp(t, `^serve --socket `+folder+`/rkllm.sock --http unix://`+folder+`/http.sock --idle-exit 7s `+
		`--keep-alive 7s --library /a.so --rkllm-version  --models /m --library /a.so --library /b.so\n/\n$`, string(log),
		"no settings of other daemons, no folder that it would keep busy")
	_, err = start_shared.StartShared("/nowhere/rkllmd", folder, cli.DaemonSearch{})
	require.ErrorContains(t, err, "cannot start a daemon")
	_, err = start_shared.StartShared(script, "/nowhere", cli.DaemonSearch{})
	require.ErrorContains(t, err, "cannot write the log")
}
