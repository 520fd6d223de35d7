package server_test

import (
	"io"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/server"
	"rkllmd/server/run_event_loop"
	"rkllmd/tests/support/server/frame_message"
	"rkllmd/tests/support/server/server_ask"
	"rkllmd/tests/support/server/server_create_loop"
	"rkllmd/tests/support/server/server_dial"
	"rkllmd/tests/support/server/server_start"
	"rkllmd/utils"
)

func TestRunEventLoop(t *testing.T) {
	const request, answer = `{"jsonrpc":"2.0","id":1,"method":"echo","params":["x"]}`,
		`{"jsonrpc":"2.0","id":1,"result":"x"}`
	t.Run("split at every byte, in every framing", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{})
		for _, framing := range []utils.Framing{utils.FramingText, utils.FramingHeader, utils.FramingLength} {
			client := server_dial.ServerDial(t, l)
			sent, due := frame_message.FrameMessage(framing, request), frame_message.FrameMessage(framing, answer)
			for at := 1; at < len(sent); at++ {
				_, err := io.WriteString(client, sent[:at])
				require.NoError(t, err)
				if at%8 == 0 {
					time.Sleep(time.Millisecond) // most often the loop has read the first part by then
				}
				_, err = io.WriteString(client, sent[at:])
				require.NoError(t, err)
				got := make([]byte, len(due))
				_, err = io.ReadFull(client, got)
				require.NoError(t, err, framing)
				require.Equal(t, due, string(got))
			}
		}
	})
	t.Run("a short text is answered without a fourth byte", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{})
		require.Contains(t, server_ask.ServerAsk(t, server_dial.ServerDial(t, l), "{}"), `"code":-32600`)
	})
	t.Run("gone: room for the next", func(t *testing.T) {
		l := server_start.ServerStart(t, server.Options{MaxClients: 1})
		for range 50 {
			client := server_dial.ServerDial(t, l)
			require.Eventually(t, func() bool {
				if strings.Contains(server_ask.ServerAsk(t, client, request), "-32007") {
					client = server_dial.ServerDial(t, l) // the one before is not forgotten yet
					return false
				}
				return true
			}, 2*time.Minute, time.Millisecond)
			require.NoError(t, client.Close())
		}
	})
	t.Run("epoll fails", func(t *testing.T) {
		l := server_create_loop.ServerCreateLoop(t, server.Options{})
		require.NoError(t, unix.Close(l.EpollFD))
		l.EpollFD = -1
		require.ErrorContains(t, run_event_loop.RunEventLoop(l), "the event loop cannot wait for events")
		require.NoFileExists(t, l.Faces[0].Options.Path)
	})
}
