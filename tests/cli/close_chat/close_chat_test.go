package close_chat_test

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/close_chat"
	"rkllmd/cli/connect_chat"
	"rkllmd/cli/open_client"
	"rkllmd/tests/support/chat_client"
	"rkllmd/tests/support/chat_serve"
	"rkllmd/tests/support/cli_scripted_daemon"
)

func TestCloseChat(t *testing.T) {
	require.NoError(t, close_chat.CloseChat(&cli.Chat{}), "nothing is open")
	endpoint, _ := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, connect_chat.ConnectChat(chat))
	path, _ := cli_scripted_daemon.CliScriptedDaemon(t, nil)
	client, err := open_client.OpenClient(path)
	require.NoError(t, err)
	daemon := &cli.Daemon{Command: exec.Command("sleep", "60"), Directory: t.TempDir(), Exited: make(chan struct{})}
	require.NoError(t, daemon.Command.Start())
	go func() {
		daemon.Command.Wait()
		close(daemon.Exited)
	}()
	chat.Session = &cli.Session{Client: client, Daemon: daemon}
	require.NoError(t, close_chat.CloseChat(chat))
	require.Nil(t, chat.Link)
	<-daemon.Exited
	require.NoDirExists(t, daemon.Directory)
}
