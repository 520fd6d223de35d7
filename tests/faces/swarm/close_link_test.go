package swarm_test

import (
	"bytes"
	"io"
	"net"
	"testing"
	"time"

	"github.com/mr-tron/base58"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/close_link"
	"rkllmd/faces/swarm/open_host_link"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestCloseLink(t *testing.T) {
	id := base58.Encode(bytes.Repeat([]byte{1}, swarm.SecretBytes))
	t.Run("a socket", func(t *testing.T) {
		ours, theirs := net.Pipe()
		close_link.CloseLink(&swarm.Link{Conn: ours})
		_, err := theirs.Read(make([]byte, 1))
		require.ErrorIs(t, err, io.EOF)
	})
	for name, script := range map[string]string{
		"a sidecar that sees the end of its input": `trap "" TERM; cat >/dev/null; echo saw the end >&2`,
		"one that has no connection yet":           "exec sleep 1000",
		"one that hangs":                           `trap "" TERM; echo ready; while :; do sleep 0.1; done`,
	} {
		t.Run(name, func(t *testing.T) {
			link, err := open_host_link.OpenHostLink(id, swarm_home.SwarmHome(t, "v20.0.0", script), nil)
			require.NoError(t, err)
			time.Sleep(100 * time.Millisecond) // for the trap
			close_link.CloseLink(link)
			require.NotNil(t, link.Command.ProcessState, "it has been waited for")
			_, err = link.Conn.Write([]byte("x"))
			require.ErrorIs(t, err, net.ErrClosed)
		})
	}
}
