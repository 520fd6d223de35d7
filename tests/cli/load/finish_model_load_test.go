package load_test

import (
	"path/filepath"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/load/finish_model_load"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
)

func TestFinishModelLoad(t *testing.T) {
	loop, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: filepath.Join(t.TempDir(),
		"s")}})
	require.NoError(t, err)
	defer close_loop.CloseLoop(loop)
	load := &cli.ModelLoad{Path: "/m.gguf", Loop: loop}
	finish := finish_model_load.FinishModelLoad(load)
	stopped := make([]byte, 8)

	finish(&rkllm.Job{Result: []byte("0")})
	require.Nil(t, load.Err.Load())
	_, err = unix.Read(loop.WakeFD, stopped)
	require.ErrorIs(t, err, unix.EAGAIN, "the loop goes on")

	failure := &jsonrpc2.Error{Message: "no such file"}
	finish(&rkllm.Job{Err: failure})
	require.Same(t, failure, load.Err.Load())
	_, err = unix.Read(loop.WakeFD, stopped)
	require.NoError(t, err, "the loop is told to stop")
}
