package daemon_test

import (
	"os"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/cli/daemon/open_shared"
	"rkllmd/cli/daemon/wait_for_end"
	"rkllmd/tests/cli/cli_embedded"
	"rkllmd/tests/support/daemon/daemons_of"
)

func TestOpenShared(t *testing.T) {
	if len(os.Args) > 1 && os.Args[1] == "serve" { // the daemon: this program again
		os.Exit(run_cli.RunCLI(cli_embedded.CliEmbedded(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	runtime := t.TempDir()
	t.Setenv("XDG_RUNTIME_DIR", runtime)
	search := cli.DaemonSearch{Program: os.Args[0], Socket: "/nowhere", Keep: "100ms", Models: t.TempDir(),
		Library: cli.LibraryChoice{Path: cli.EmbeddedLibrary}}
	bad := search
	bad.Library.Path = "/nowhere/librkllmrt.so"
	_, err := open_shared.OpenShared(bad)
	require.ErrorContains(t, err, "/nowhere/librkllmrt.so cannot be used: no such file or directory")
	search.Keep = "1h"
	var group sync.WaitGroup
	endpoints := make([]cli.Endpoint, 8)
	for i := range endpoints {
		group.Go(func() {
			var err error
			endpoints[i], err = open_shared.OpenShared(search)
			if err != nil {
				t.Error(err)
			}
		})
	}
	group.Wait()
	for _, endpoint := range endpoints {
		require.Equal(t, endpoints[0], endpoint)
	}
	processes := daemons_of.DaemonsOf(t, runtime)
	require.Len(t, processes, 1, "those who come at once start one")
	require.NoError(t, processes[0].Signal(os.Interrupt))
	require.NoError(t, wait_for_end.WaitForEnd(endpoints[0].Unix, 60e9, nil))
}
