package swarm_test

import (
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/swarm/take_interrupt"
	"rkllmd/tests/cli/cli_chat"
)

func TestTakeInterrupt(t *testing.T) {
	test := cli_chat.CliChat(t)
	require.ErrorIs(t, take_interrupt.TakeInterrupt(test.Chat, unix.SIGINT), cli.ErrInterrupted, "nothing is running")
	test.Chat.Running = "3"
	require.ErrorIs(t, take_interrupt.TakeInterrupt(test.Chat, unix.SIGTERM), cli.ErrInterrupted, "asked to end")
	require.NoError(t, take_interrupt.TakeInterrupt(test.Chat, unix.SIGINT))
	require.JSONEq(t, `{"type":"abort","request_id":"3","payload":{}}`, <-test.Sent)
	require.ErrorIs(t, take_interrupt.TakeInterrupt(test.Chat, unix.SIGINT), cli.ErrInterrupted, "the second time")
	test.Chat.Aborted = false
	test.Chat.Link.Conn.Close()
	require.ErrorContains(t, take_interrupt.TakeInterrupt(test.Chat, unix.SIGINT), "HOST_DISCONNECTED")
}
