package service_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/service"
	"rkllmd/cli/service/start_notices"
	"rkllmd/server"
	"rkllmd/server/run_event_loop"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestStartNotices(t *testing.T) {
	l := server_create_loop.ServerCreateLoop(t, server.Options{})
	start_notices.StartNotices(service.Manager{}, cli.Settings{}, l, nil)
	require.Nil(t, l.OnStop, "nobody wants to know")

	notices := notice_socket.NoticeSocket(t)
	start_notices.StartNotices(service.Manager{Notify: notices.Path, Watchdog: 3 * time.Millisecond},
		cli.Settings{Server: server.Options{Path: "/s"}}, l, nil)
	require.Len(t, l.Runtime.LoadHooks, 1)
	ended := make(chan error)
	go func() { ended <- run_event_loop.RunEventLoop(l) }()
	for _, want := range []string{"STATUS=Serving at /s", "READY=1", "WATCHDOG=1", "WATCHDOG=1"} {
		require.Equal(t, want, read_notice.ReadNotice(t, notices))
	}
	stop_loop.StopLoop(l)
	require.NoError(t, <-ended)
	text := "WATCHDOG=1"
	for text == "WATCHDOG=1" {
		text = read_notice.ReadNotice(t, notices)
	}
	require.Equal(t, "STOPPING=1\nSTATUS=Stopping", text)
}
