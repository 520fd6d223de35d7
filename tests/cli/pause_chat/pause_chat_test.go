package pause_chat_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/pause_chat"
)

func TestPauseChat(t *testing.T) {
	require.True(t, pause_chat.PauseChat(&cli.Chat{}, time.Millisecond))
	interrupts, leave := make(chan struct{}, 1), make(chan struct{})
	interrupts <- struct{}{}
	require.False(t, pause_chat.PauseChat(&cli.Chat{Interrupts: interrupts}, time.Hour))
	close(leave)
	require.False(t, pause_chat.PauseChat(&cli.Chat{Leave: leave}, time.Hour))
}
