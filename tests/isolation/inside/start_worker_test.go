package inside_test

import (
	"io"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/isolation/inside"
	"rkllmd/isolation/inside/start_worker"
	"rkllmd/isolation/process/open_lane"
)

func TestStartWorker(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	for _, emulator := range []string{"", "env WORD=1"} { // env runs it as an emulator does
		t.Setenv(inside.Emulator, emulator)
		source, output, err := os.Pipe()
		require.NoError(t, err)
		defer source.Close()
		lane, theirs, err := open_lane.OpenLane(false)
		require.NoError(t, err)
		// an arena that cannot be mapped: it says so, and ends when nobody listens
		command, err := start_worker.StartWorker([]*os.File{source, source, theirs}, output,
			inside.Arguments{Size: 4096})
		require.NoError(t, err)
		require.NoError(t, output.Close())
		require.NoError(t, theirs.Close())
		text := make([]byte, 1000)
		n, err := lane.File.Read(text)
		require.NoError(t, err)
		require.Equal(t, "its process cannot have the memory at the same address", string(text[:n]))
		require.NoError(t, lane.File.Close())
		require.ErrorContains(t, command.Wait(), "exit status 1")
		require.Contains(t, command.Args, inside.Mark)
		rest, err := io.ReadAll(source)
		require.NoError(t, err)
		require.Empty(t, rest, "no Go has run")
	}
	foreign := filepath.Join(t.TempDir(), "program") // of a machine that the kernel does not know
	require.NoError(t, os.WriteFile(foreign, []byte("\x7fELF"), 0o700))
	t.Setenv(inside.Emulator, foreign)
	_, err := start_worker.StartWorker(nil, os.Stderr, inside.Arguments{})
	require.ErrorContains(t, err, "exec format error: this machine cannot run the program by itself")
}
