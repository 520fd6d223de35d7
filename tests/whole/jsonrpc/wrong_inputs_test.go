package jsonrpc_test

import (
	"io"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/demo/write_tiny_model"
	"rkllmd/tests/support/daemon/ask_daemon"
	"rkllmd/tests/support/daemon/connect_client"
	"rkllmd/tests/support/daemon/start_daemon"
)

// Every wrong input in wrong_inputs.txt gets exactly the answer that stands there, and the daemon goes on serving.
func TestWrongInputs(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, write_tiny_model.WriteTinyModel(filepath.Join(folder, "tiny.gguf"), "llama", 1))
	require.NoError(t, unix.Mkfifo(filepath.Join(folder, "pipe"), 0o600))
	require.NoError(t, os.Symlink("there", filepath.Join(folder, "here")))
	require.NoError(t, os.Symlink("here", filepath.Join(folder, "there")))
	model, err := os.ReadFile(filepath.Join(folder, "tiny.gguf"))
	require.NoError(t, err)
	for name, content := range map[string]string{
		"empty.gguf":   "",
		"garbage.gguf": "\x9e\x4a\xd1\x1a and so on",
		"text.gguf":    strings.Repeat("This is not a model.\n", 100),
		"cut.gguf":     string(model[:len(model)/2]),
		"damaged.gguf": string(model[:8]) + "\xff\xff\xff\xff\xff\xff\xff\xff" + string(model[16:]),
	} {
		require.NoError(t, os.WriteFile(filepath.Join(folder, name), []byte(content), 0o600))
	}
	table, err := os.ReadFile("wrong_inputs.txt")
	require.NoError(t, err)
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{})
	witness := connect_client.ConnectClient(t, daemon.Path)

	for _, block := range strings.Split(strings.ReplaceAll(string(table), "{dir}", folder), "\n\n") {
		said := map[byte]string{}
		for line := range strings.Lines(strings.TrimSuffix(block, "\n") + "\n") {
			text := strings.TrimPrefix(line[1:], " ")
			if strings.HasPrefix(line[1:], `"`) {
				text, err = strconv.Unquote(strings.TrimSpace(text))
				require.NoError(t, err, line)
			}
			said[line[0]] += text
		}
		sent := said['>']
		if sent == "" {
			continue
		}
		client := connect_client.ConnectClient(t, daemon.Path)
		_, err := io.WriteString(client.Conn, sent)
		require.NoError(t, err)
		require.NoError(t, client.Conn.CloseWrite())
		answers, err := io.ReadAll(client.Conn)
		require.NoError(t, err, sent)
		// Answers to different requests of one connection may come in any order.
		require.ElementsMatch(t, strings.Split(said['<'], "\n"), strings.Split(string(answers), "\n"), sent)
		require.Equal(t, `{"jsonrpc":"2.0","id":0,"result":0}`,
			ask_daemon.AskDaemon(t, witness, `{"jsonrpc":"2.0","id":0,"method":"rkllm.is_running"}`), sent)
	}
}
