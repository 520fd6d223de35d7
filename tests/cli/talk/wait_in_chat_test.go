package talk_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/talk/wait_in_chat"
)

func TestWaitInChat(t *testing.T) {
	require.True(t, wait_in_chat.WaitInChat(&cli.Chat{}, time.Millisecond))
	interrupts, leave := make(chan struct{}, 1), make(chan struct{})
	interrupts <- struct{}{}
	require.False(t, wait_in_chat.WaitInChat(&cli.Chat{Interrupts: interrupts}, time.Hour))
	close(leave)
	require.False(t, wait_in_chat.WaitInChat(&cli.Chat{Leave: leave}, time.Hour))
}
