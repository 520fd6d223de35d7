package talk_test

import (
	"os/exec"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon/open_client"
	"rkllmd/cli/talk/close_chat"
	"rkllmd/cli/talk/open_link"
	"rkllmd/tests/cli/chat_client"
	"rkllmd/tests/cli/chat_serve"
	"rkllmd/tests/cli/cli_scripted_daemon"
)

func TestCloseChat(t *testing.T) {
	require.NoError(t, close_chat.CloseChat(&cli.Chat{}), "nothing is open")
	endpoint, _ := chat_serve.ChatServe(t, []string{"hear"})
	chat, _, _ := chat_client.ChatClient(t, endpoint, false)
	require.NoError(t, open_link.OpenLink(chat))
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
