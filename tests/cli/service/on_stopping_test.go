package service_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/service/on_stopping"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
)

func TestOnStopping(t *testing.T) {
	notices := notice_socket.NoticeSocket(t)
	on_stopping.OnStopping(notices.Path)()
	require.Equal(t, "STOPPING=1\nSTATUS=Stopping", read_notice.ReadNotice(t, notices))
}
