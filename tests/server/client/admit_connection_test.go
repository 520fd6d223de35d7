package client_test

import (
	"io"
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/bind_greeting"
	"rkllmd/server/client/admit_connection"
	"rkllmd/tests/server/client/loop_with_client"
	"rkllmd/tests/support/server/server_admit"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_read_text"
	"rkllmd/utils"
)

func TestAdmitConnection(t *testing.T) {
	t.Run("served", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{MaxMessageBytes: 123, MessageSetting: "--largest",
			MaxPendingBytes: 456, FirstMessageTimeout: time.Second})
		l.Now = 77
		c, _ := server_admit.ServerAdmit(t, l)
		require.Equal(t, []int{os.Getuid(), os.Getpid()}, []int{int(c.UID), int(c.PID)})
		require.Equal(t, utils.FrameState{Max: 123, Setting: "--largest"}, c.Frames)
		require.Equal(t, 456, c.MaxPending)
		require.Equal(t, int64(77+time.Second), c.GreetBy)
		require.Equal(t, c.GreetBy, c.Deadline)
		require.False(t, c.Refused)
	})
	t.Run("no limit for the first message", func(t *testing.T) {
		l, c, _ := loop_with_client.LoopWithClient(t, server.Options{})
		require.True(t, c.GreetBy == 0 && len(l.Waiting) == 0)
	})
	t.Run("greeted", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{MaxClients: 1})
		l.Faces[0].Greet = bind_greeting.BindGreeting("welcome\n", func(text string, greeting []byte) []byte {
			return append(greeting, text...)
		})
		for range 2 {
			c, client := server_admit.ServerAdmit(t, l)
			require.Equal(t, !c.Refused, server_read_text.ServerReadText(t, client) == "welcome\n")
		}
	})
	t.Run("one more than there is room for", func(t *testing.T) {
		l, _, _ := loop_with_client.LoopWithClient(t, server.Options{MaxClients: 1})
		c, client := server_admit.ServerAdmit(t, l)
		require.True(t, c.Refused && c.Fatal)
		require.Equal(t, server.LingerTime, c.Deadline)
		answer, err := io.ReadAll(client)
		require.NoError(t, err)
		require.Contains(t, string(answer), `"id":null,"error":{"code":-32007,"message":"1 clients are connected`)
		_, err = io.WriteString(client, "what it had to say\n")
		require.NoError(t, err, "it can still write")
		require.Equal(t, 1, l.Table.Count)
		require.Equal(t, 1, l.Table.Refused)
	})
	t.Run("very many more: they do not take the descriptors", func(t *testing.T) {
		l, _, _ := loop_with_client.LoopWithClient(t, server.Options{MaxClients: 1})
		for range server.MaxRefused {
			server_admit.ServerAdmit(t, l)
		}
		c, client := server_admit.ServerAdmit(t, l)
		require.Nil(t, c, "closed")
		require.Equal(t, server.MaxRefused, l.Table.Refused)
		answer, err := io.ReadAll(client)
		require.NoError(t, err)
		require.Contains(t, string(answer), "-32007")
	})
	t.Run("no socket of the right kind", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		fd, err := unix.Eventfd(0, unix.EFD_CLOEXEC)
		require.NoError(t, err)
		admit_connection.AdmitConnection(l, 0, fd)
		require.Zero(t, l.Table.Count)
		_, err = unix.FcntlInt(uintptr(fd), unix.F_GETFD, 0)
		require.Equal(t, unix.EBADF, err, "closed")
	})
}
