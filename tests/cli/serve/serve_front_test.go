package serve_test

import (
	"bytes"
	"errors"
	"log/slog"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli/serve"
	"rkllmd/cli/serve/serve_front"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
	"rkllmd/tests/cli/serve/cli_fail"
)

func TestServeFront(t *testing.T) {
	loop, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: filepath.Join(t.TempDir(),
		"s")}})
	require.NoError(t, err)
	defer close_loop.CloseLoop(loop)
	woken := []unix.PollFd{{Fd: int32(loop.WakeFD), Events: unix.POLLIN}}

	var called []string
	var log bytes.Buffer
	standard := slog.Default()
	defer slog.SetDefault(standard)
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	serve_front.ServeFront(&serve.Front{Name: "test", Serve: cli_fail.CliFail(&called, nil)}, loop)
	require.NotContains(t, log.String(), "WARN")
	serve_front.ServeFront(&serve.Front{Name: "test", Address: "http://0.0.0.0:8080", Plain: true,
		Serve: cli_fail.CliFail(&called, nil)}, loop)
	require.Regexp(t, `level=WARN msg="other machines can reach this address.*--tls-cert and --tls-key.* address=http://0\.0\.0\.0:8080`, log.String())
	ready, err := unix.Poll(woken, 0)
	require.NoError(t, err)
	require.Zero(t, ready, "it was stopped in order")
	serve_front.ServeFront(&serve.Front{Name: "test", Serve: cli_fail.CliFail(&called, errors.New("out of luck"))},
		loop)
	ready, err = unix.Poll(woken, 0)
	require.NoError(t, err)
	require.Equal(t, 1, ready, "the daemon stops")
	require.Equal(t, []string{"", "", "out of luck"}, called)
}
