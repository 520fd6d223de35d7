package talk_test

import (
	"fmt"
	"net"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"runtime"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/commands/run_cli"
	"rkllmd/cli/talk"
	"rkllmd/cli/talk/close_chat"
	"rkllmd/cli/talk/open_chat"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/cli_embedded"
)

func TestOpenChat(t *testing.T) {
	if len(os.Args) > 1 && os.Args[1] == "serve" { // the private daemon: this program again
		os.Exit(run_cli.RunCLI(cli_embedded.CliEmbedded(), os.Args[1:], os.Stdin, os.Stdout, os.Stderr))
	}
	runtime.LockOSThread()
	defer runtime.UnlockOSThread()
	t.Setenv("TMPDIR", t.TempDir())
	t.Run("a daemon that is there, on a Unix socket", func(t *testing.T) {
		server := httptest.NewUnstartedServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
			if r.Header.Get("Authorization") == "Bearer t" {
				fmt.Fprint(w, `{"loaded": {"name": "demo"}}`)
			}
		}))
		path := filepath.Join(t.TempDir(), "http")
		listener, err := net.Listen("unix", path)
		require.NoError(t, err)
		server.Listener = listener
		server.Start()
		defer server.Close()
		chat, _, notes := chat_client.ChatClient(t, cli.Endpoint{}, true)
		require.NoError(t, open_chat.OpenChat(chat, talk.ChatOptions{Endpoint: cli.Endpoint{URL: "http://localhost",
			Unix: path, Name: "HERE"}, Token: "t"}, cli.Embedded{}))
		require.Contains(t, notes.String(), "demo. /help lists the commands")
	})
	t.Run("none there", func(t *testing.T) {
		chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
		require.ErrorContains(t, open_chat.OpenChat(chat, talk.ChatOptions{Endpoint: cli.Endpoint{
			URL: "http://127.0.0.1:1", Name: "HERE"}}, cli.Embedded{}), "no daemon answers at HERE")
	})
	t.Run("a private one, and a model that is none", func(t *testing.T) {
		model := filepath.Join(t.TempDir(), "tiny.gguf")
		require.NoError(t, write_tiny_model.WriteTinyModel(model, "qwen3", 1))
		for path, works := range map[string]bool{model: true, os.Args[0]: false} {
			chat, _, _ := chat_client.ChatClient(t, cli.Endpoint{}, true)
			chat.Streams.Err = os.Stderr // shared with the daemon
			err := open_chat.OpenChat(chat, talk.ChatOptions{Param: map[string]any{"model_path": path},
				Library: cli.LibraryChoice{Path: cli.EmbeddedLibrary}}, cli_embedded.CliEmbedded())
			require.Equal(t, works, err == nil, "%v", err)
			require.NoError(t, close_chat.CloseChat(chat))
			require.NoDirExists(t, chat.Session.Daemon.Directory)
		}
	})
}
