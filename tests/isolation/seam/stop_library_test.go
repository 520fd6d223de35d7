package seam_test

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/process/take_process"
	"rkllmd/isolation/seam/stop_library"
	"rkllmd/tests/isolation/isolation_load"
	"rkllmd/tests/isolation/isolation_stop"
	"rkllmd/tests/support/terminal/cli_write_library"
)

func TestStopLibrary(t *testing.T) {
	i, _, _ := isolation_load.IsolationLoad(t, "model")
	p := i.Current
	isolation_stop.IsolationStop(t, p)
	stop_library.StopLibrary(i)()
	<-p.Gone // though it is stopped
	_, err := take_process.TakeProcess(i)
	require.EqualError(t, err, "the daemon is stopping")

	// nor is one waited for that opens a library whose constructor does not return
	constructor := filepath.Join(t.TempDir(), "constructor.c")
	require.NoError(t, os.WriteFile(constructor, []byte("#include <unistd.h>\n"+
		"__attribute__((constructor)) static void hang(void) { for (;;) pause(); }\n"), 0o600))
	i.Path, i.Stopped = cli_write_library.CliWriteLibrary(t, "D", "", constructor), false
	taken := make(chan error)
	go func() {
		_, failed := take_process.TakeProcess(i)
		taken <- failed
	}()
	for i.Opening.Load() == nil {
		runtime.Gosched()
	}
	stop_library.StopLibrary(i)()
	require.ErrorContains(t, <-taken, "signal: killed")
}
