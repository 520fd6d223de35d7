package store_test

import (
	"errors"
	"os"
	"os/signal"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/tests/cli/store/store_command"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestRunPull(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	t.Setenv("HF_ENDPOINT", hub.URL)
	root := t.TempDir()
	output, err := store_command.StoreCommand(t, root, "pull", "hf:owner/toy-GGUF:Q8_0")
	require.NoError(t, err)
	require.Contains(t, output, "toy-Q8_0, 4.2 MB: "+root+"/owner/toy-GGUF/toy-Q8_0.gguf\n")
	_, err = store_command.StoreCommand(t, root, "pull", "hf:owner/none")
	require.ErrorContains(t, err, "no such repository")
	for _, words := range [][]string{{"pull"}, {"pull", "llama3"}, {"pull", "ftp://a/b.gguf"},
		{"pull", "hf:a/b", "--connections", "0"}, {"pull", "hf:a/b", "--chip", "x"},
		{"pull", "hf:a/b", "--patience", "-1s"}} {
		_, err = store_command.StoreCommand(t, root, words...)
		require.ErrorIs(t, err, cli.ErrUsage, words)
	}
	_, err = store_command.StoreCommand(t, cli.NoStore, "pull", "hf:owner/toy-GGUF:Q8_0")
	require.ErrorIs(t, err, cli.ErrUsage)
	require.ErrorContains(t, err, `is "none", which is for serve: name the folder for the model`)
	for name, ignored := range map[string]bool{"a signal ends it": false, "nohup": true} {
		t.Run(name, func(t *testing.T) {
			heard := make(chan os.Signal, 1)
			signal.Notify(heard, unix.SIGHUP) // undoes what was ignored, which signal.Reset does not
			signal.Stop(heard)
			if ignored {
				signal.Ignore(unix.SIGHUP)
				defer signal.Stop(heard)
				defer signal.Notify(heard, unix.SIGHUP)
			}
			hub := hub_start.HubStart(t, hub_create.Script{Wait: make(chan struct{})})
			t.Setenv("HF_ENDPOINT", hub.URL)
			go func() {
				for hub.Asked.Load() < 1 {
					time.Sleep(time.Millisecond)
				}
				unix.Kill(os.Getpid(), unix.SIGHUP)
				time.Sleep(200 * time.Millisecond)
				close(hub.Script.Wait)
			}()
			_, err := store_command.StoreCommand(t, t.TempDir(), "pull", "hf:owner/toy-GGUF:Q8_0")
			require.Equal(t, !ignored, errors.Is(err, cli.ErrInterrupted), "%v", err)
		})
	}
}
