package swarm_test

import (
	"bufio"
	"bytes"
	"fmt"
	"strings"
	"testing"

	"github.com/mr-tron/base58"
	"github.com/stretchr/testify/require"

	"rkllmd/faces/swarm"
	"rkllmd/faces/swarm/close_link"
	"rkllmd/faces/swarm/open_host_link"
	"rkllmd/tests/support/faces/swarm_home"
)

func TestOpenHostLink(t *testing.T) {
	id := base58.Encode(bytes.Repeat([]byte{0xab}, swarm.SecretBytes))
	t.Run("the sidecar is the other end", func(t *testing.T) {
		home := swarm_home.SwarmHome(t, "v20.0.0", `shift; echo "$@" $RKLLMD_SWARM_TOPIC; exec cat`)
		link, err := open_host_link.OpenHostLink(id, home, []string{"127.0.0.1:1", "127.0.0.1:2"})
		require.NoError(t, err)
		defer close_link.CloseLink(link)
		reader := bufio.NewReader(link.Conn)
		line, err := reader.ReadString('\n')
		require.NoError(t, err)
		require.Equal(t, "connect --wait 10 --bootstrap 127.0.0.1:1 --bootstrap 127.0.0.1:2 "+strings.Repeat("ab", 32)+
			"\n", line)
		fmt.Fprintln(link.Conn, "hello")
		line, err = reader.ReadString('\n')
		require.NoError(t, err)
		require.Equal(t, "hello\n", line)
	})
	t.Run("no server id", func(t *testing.T) {
		_, err := open_host_link.OpenHostLink("abc", t.TempDir(), nil)
		require.ErrorContains(t, err, "INVALID_SERVER_ID: ")
	})
	t.Run("no sidecar", func(t *testing.T) {
		swarm_home.SwarmHome(t, "v20.0.0", "")
		_, err := open_host_link.OpenHostLink(id, t.TempDir(), nil)
		require.ErrorContains(t, err, "rkllmd swarm install")
	})
}
