package store_test

import (
	"bytes"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/store/show_pull"
	"rkllmd/store"
	"rkllmd/store/choice"
	"rkllmd/store/pull"
	"rkllmd/store/remote/create_client"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
	"rkllmd/tests/support/terminal/open_terminal"
	"rkllmd/tests/support/terminal/terminal_until"
)

func TestShowPull(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{})
	t.Setenv("HF_ENDPOINT", hub.URL)
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	var output bytes.Buffer
	where := store.Store{Folder: t.TempDir()}
	options := pull.Options{Client: client, Connections: 2, Machine: choice.Machine{Embedded: true}}
	for range 2 {
		_, err = show_pull.ShowPull(t.Context(), &output, where, options, "hf:owner/toy-GGUF")
		require.NoError(t, err)
	}
	require.Regexp(t, `(?s)^looking into hf:owner/toy-GGUF\nchosen: toy-Q8_0.gguf, 4.2 MB, because it takes about .*\n`+
		`fetching toy-Q8_0.gguf, 4.2 MB\nlooking.*\ntoy-Q8_0.gguf is there already\n$`, output.String())

	person, program := open_terminal.OpenTerminal(t)
	for terminal, erased := range map[string]bool{"xterm": true, "dumb": false, "": false} {
		t.Setenv("TERM", terminal)
		_, err = show_pull.ShowPull(t.Context(), program, where, options, "hf:owner/toy-GGUF")
		require.NoError(t, err)
		_, err = program.WriteString("ended")
		require.NoError(t, err)
		shown := terminal_until.TerminalUntil(t, person, "", "ended")
		require.Contains(t, shown, "toy-Q8_0.gguf is there already\r\n")
		require.Equal(t, erased, strings.Contains(shown, "\x1b"), "TERM=%s: %q", terminal, shown)
	}
}
