package service_test

import (
	"os"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/service"
	"rkllmd/cli/service/read_manager"
)

func TestReadManager(t *testing.T) {
	names := []string{"LISTEN_PID", "LISTEN_FDS", "LISTEN_FDNAMES", "NOTIFY_SOCKET", "WATCHDOG_PID", "WATCHDOG_USEC"}
	three := []service.Socket{{Name: "rpc", FD: 3}, {Name: "http", FD: 4}}
	for _, test := range []struct {
		values [6]string
		want   service.Manager
	}{
		{[6]string{}, service.Manager{}},
		{[6]string{"7", "2", "rpc:http", "@n", "7", "3000000"}, service.Manager{Sockets: three, Notify: "@n",
			Watchdog: 3 * time.Second}},
		{[6]string{"8", "2", "rpc:http", "/n", "8", "3000000"}, service.Manager{Notify: "/n"}}, // meant for another
		{[6]string{"7", "1", "", "", "", "500"}, service.Manager{Sockets: []service.Socket{{FD: 3}},
			Watchdog: 500 * time.Microsecond}},
		{[6]string{"7", "0", "", "", "", ""}, service.Manager{}},
	} {
		for i, name := range names {
			t.Setenv(name, test.values[i])
		}
		got, err := read_manager.ReadManager(7)
		require.NoError(t, err)
		require.Equal(t, test.want, got)
		for _, name := range names {
			_, there := os.LookupEnv(name)
			require.False(t, there, "what is started by the daemon does not have %s", name)
		}
	}
	for _, values := range [][2]string{{"LISTEN_FDS", "x"}, {"LISTEN_FDS", "-1"}, {"LISTEN_FDS", "65"},
		{"LISTEN_FDNAMES", "a:b"}, {"WATCHDOG_USEC", "0"}, {"WATCHDOG_USEC", "1s"},
		{"WATCHDOG_USEC", "9223372036854775807"}} {
		t.Setenv("LISTEN_PID", "7")
		t.Setenv("LISTEN_FDS", "1")
		t.Setenv(values[0], values[1])
		_, err := read_manager.ReadManager(7)
		require.ErrorIs(t, err, cli.ErrUsage, "%q", values)
		require.ErrorContains(t, err, values[0])
		require.ErrorContains(t, err, values[1])
	}
}
