package kakeya_test

import (
	"net"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/whole/kakeya/kakeya_address"
)

// Connections that say nothing: when there are too many, further clients are told so at once, and not left waiting;
// when they are gone, others have the places. None holds up the end of the daemon.
func TestKakeyaSilent(t *testing.T) {
	d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--grpc", "127.0.0.1:0", "--max-clients",
		"3"}})
	address := kakeya_address.KakeyaAddress(t, d)
	var silent []net.Conn
	for range 3 {
		conn, err := net.Dial("tcp", address)
		require.NoError(t, err)
		defer conn.Close()
		silent = append(silent, conn)
	}
	code, said := codes.OK, ""
	for end := time.Now().Add(time.Minute); code != codes.FailedPrecondition; time.Sleep(10 * time.Millisecond) {
		require.True(t, time.Now().Before(end), "%v: %s", code, said)
		client, err := open_client.OpenClient(address, kakeya_client.Options{})
		require.NoError(t, err)
		_, err = create_session.CreateSession(t.Context(), client, &kakeyav1.CreateSessionRequest{})
		require.NoError(t, client.Conn.Close())
		if code = status.Code(err); code == codes.ResourceExhausted {
			said = status.Convert(err).Message()
			for _, conn := range silent {
				conn.Close()
			}
		}
	}
	require.Equal(t, "3 clients are connected and no more are taken: try again later, or start the daemon with a "+
		"larger --max-clients (RKLLM_MAX_CLIENTS)", said)

	conn, err := net.Dial("tcp", address)
	require.NoError(t, err)
	defer conn.Close()
	require.NoError(t, d.Process.Signal(unix.SIGTERM))
	select {
	case <-d.Exited:
	case <-time.After(time.Minute):
		require.Fail(t, "it has not ended")
	}
}
