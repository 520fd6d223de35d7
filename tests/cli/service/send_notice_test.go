package service_test

import (
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/service/send_notice"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
)

func TestSendNotice(t *testing.T) {
	require.NoError(t, send_notice.SendNotice("", "READY=1"), "nobody wants to know")
	notices := notice_socket.NoticeSocket(t)
	require.NoError(t, send_notice.SendNotice(notices.Path, "READY=1\nSTATUS=x"))
	require.Equal(t, "READY=1\nSTATUS=x", read_notice.ReadNotice(t, notices))

	require.ErrorContains(t, send_notice.SendNotice(filepath.Join(t.TempDir(), "x"), "x"), "no such file")
	require.ErrorContains(t, send_notice.SendNotice("vsock:2:3", "x"), "neither a path nor an abstract socket")
	var err error
	for range 100000 { // nobody reads: it does not wait
		if err = send_notice.SendNotice(notices.Path, strings.Repeat("x", 1000)); err != nil {
			break
		}
	}
	require.ErrorIs(t, err, unix.EAGAIN)
}
