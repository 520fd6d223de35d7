package daemon_test

import (
	"bytes"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/start_daemon"
	"rkllmd/rkllm"
)

func TestStartDaemon(t *testing.T) {
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	script := filepath.Join(t.TempDir(), "rkllmd")
	require.NoError(t, os.WriteFile(script, []byte("#!/bin/sh\n"+
		`echo "$@" >&2; env | grep RKLLM >&2; stat -c %a "${3%/*}" >&2; exit 3`+"\n"), 0o755))
	t.Setenv("RKLLMD_MODEL", "/other.gguf")
	t.Setenv("RKLLM_MAX_CLIENTS", "1")
	t.Setenv("RKLLM_UDS_PATH", "")
	library := cli.LibraryChoice{Path: "/vendor.so", Version: "1.2.3"}

	t.Run("the command, its environment and directory", func(t *testing.T) {
		t.Setenv("RKLLM_LIBRARY", "/other.so")
		var stderr bytes.Buffer
		daemon, err := start_daemon.StartDaemon(script, library, true, &stderr)
		require.NoError(t, err)
		defer os.RemoveAll(daemon.Directory)
		<-daemon.Exited
		require.Equal(t, 3, daemon.Command.ProcessState.ExitCode())
		require.Equal(t, filepath.Join(daemon.Directory, "rkllm.sock"), daemon.Socket)
		require.Contains(t, stderr.String(), "serve --socket "+daemon.Socket+
			" --log-level warn --library /vendor.so --rkllm-version 1.2.3 --exact=false --http unix://"+
			daemon.Directory+"/http.sock --sequences 1\n")
		require.Equal(t, filepath.Join(daemon.Directory, "http.sock"), daemon.HTTP)
		require.NotContains(t, stderr.String(), "RKLLM_LIBRARY")
		require.NotContains(t, stderr.String(), "RKLLMD_")
		require.NotContains(t, stderr.String(), "RKLLM_MAX_CLIENTS")
		require.Contains(t, stderr.String(), "700\n")
	})
	t.Run("several libraries", func(t *testing.T) {
		var stderr bytes.Buffer
		several := cli.LibraryChoice{Path: "/a.so", Paths: []string{"/a.so", "/b.so"},
			Verdicts: &rkllm.Verdicts{Path: "/s"}}
		daemon, err := start_daemon.StartDaemon(script, several, false, &stderr)
		require.NoError(t, err)
		defer os.RemoveAll(daemon.Directory)
		<-daemon.Exited
		require.Contains(t, stderr.String(), " --library /a.so --library /b.so --library-state /s\n")
	})
	t.Run("no such program", func(t *testing.T) {
		t.Setenv("TMPDIR", t.TempDir())
		_, err := start_daemon.StartDaemon("/nowhere/rkllmd", library, false, nil)
		require.ErrorContains(t, err, "cannot start the private daemon")
		left, err := os.ReadDir(os.TempDir())
		require.NoError(t, err)
		require.Empty(t, left)
	})
	t.Run("no place for the socket", func(t *testing.T) {
		t.Setenv("TMPDIR", "/nowhere")
		_, err := start_daemon.StartDaemon(script, library, false, nil)
		require.ErrorContains(t, err, "cannot make a directory")
	})
}
