package take_interrupt_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/take_interrupt"
	"rkllmd/tests/support/cli_chat"
)

func TestTakeInterrupt(t *testing.T) {
	test := cli_chat.CliChat(t)
	require.ErrorIs(t, take_interrupt.TakeInterrupt(test.Chat), cli.ErrInterrupted, "nothing is running")
	test.Chat.Running = "3"
	require.NoError(t, take_interrupt.TakeInterrupt(test.Chat))
	require.JSONEq(t, `{"type":"abort","request_id":"3","payload":{}}`, <-test.Sent)
	require.ErrorIs(t, take_interrupt.TakeInterrupt(test.Chat), cli.ErrInterrupted, "the second time")
	test.Chat.Aborted = false
	test.Chat.Link.Conn.Close()
	require.ErrorContains(t, take_interrupt.TakeInterrupt(test.Chat), "HOST_DISCONNECTED")
}
