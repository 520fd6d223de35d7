package chat_test

import (
	"net"
	"os"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/chat/handle_signals"
)

func TestHandleSignals(t *testing.T) {
	near, far := net.Pipe()
	defer far.Close()
	for _, c := range []struct {
		name              string
		terminal, loading bool
		signals           []os.Signal
		interrupted, left bool
	}{
		{"Ctrl-C at a terminal", true, false, []os.Signal{unix.SIGINT, unix.SIGINT}, true, false},
		{"Ctrl-C elsewhere", false, false, []os.Signal{unix.SIGINT}, false, true},
		{"the end, twice", true, false, []os.Signal{unix.SIGTERM, unix.SIGHUP}, false, true},
		{"Ctrl-C while the model is loaded", true, true, []os.Signal{unix.SIGINT}, true, false},
	} {
		t.Run(c.name, func(t *testing.T) {
			chat := &cli.Chat{Terminal: c.terminal, Session: &cli.Session{Client: &cli.Client{Conn: near}}}
			chat.Loading.Store(c.loading)
			signals, interrupts, leave := make(chan os.Signal, 2), make(chan struct{}, 1), make(chan struct{})
			for _, signal := range c.signals {
				signals <- signal
			}
			close(signals)
			handle_signals.HandleSignals(chat, signals, interrupts, leave)
			require.Equal(t, c.interrupted, len(interrupts) == 1)
			select {
			case <-leave:
				require.True(t, c.left)
			default:
				require.False(t, c.left)
			}
			require.Equal(t, c.loading, chat.Session.Interrupted.Load())
		})
	}
	_, err := near.Write([]byte("x"))
	require.Error(t, err, "the load is given up")
}
