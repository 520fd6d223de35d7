package service_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli/service/watch_daemon"
	"rkllmd/models"
	"rkllmd/server"
	"rkllmd/server/run_event_loop"
	"rkllmd/server/stop_loop"
	"rkllmd/tests/support/daemon/notice_socket"
	"rkllmd/tests/support/daemon/read_notice"
	"rkllmd/tests/support/server/server_create_loop"
)

func TestWatchDaemon(t *testing.T) {
	notices := notice_socket.NoticeSocket(t)
	l, table := server_create_loop.ServerCreateLoop(t, server.Options{}), &models.Table{}
	ticks, ended := make(chan time.Time), make(chan struct{})
	go func() {
		watch_daemon.WatchDaemon(notices.Path, l, table, ticks)
		close(ended)
	}()
	select {
	case ticks <- time.Time{}:
		require.Fail(t, "it has gone on although the loop does not turn")
	case <-time.After(time.Millisecond):
	}
	stopped := make(chan error)
	go func() { stopped <- run_event_loop.RunEventLoop(l) }()
	require.Equal(t, "READY=1", read_notice.ReadNotice(t, notices), "and nothing before")
	ticks <- time.Time{}
	require.Equal(t, "WATCHDOG=1", read_notice.ReadNotice(t, notices))
	for _, lock := range []interface {
		Lock()
		Unlock()
	}{&l.Runtime.Mu, &table.Mu} {
		lock.Lock()
		ticks <- time.Time{}
		select {
		case ticks <- time.Time{}:
			require.Fail(t, "it has gone on although a lock is held")
		case <-time.After(time.Millisecond):
		}
		require.NoError(t, notices.Conn.SetReadDeadline(time.Now()))
		_, err := notices.Conn.Read(make([]byte, 100))
		require.ErrorContains(t, err, "timeout", "nothing is told")
		require.NoError(t, notices.Conn.SetReadDeadline(time.Now().Add(2*time.Minute)))
		lock.Unlock()
		require.Equal(t, "WATCHDOG=1", read_notice.ReadNotice(t, notices))
	}
	stop_loop.StopLoop(l)
	require.NoError(t, <-stopped)
	ticks <- time.Time{}
	<-ended
	watch_daemon.WatchDaemon(notices.Path, l, nil, nil) // it has ended already
}
