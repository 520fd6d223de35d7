package finish_model_load_test

import (
	"path/filepath"
	"testing"

	"github.com/sourcegraph/jsonrpc2"
	"github.com/stretchr/testify/require"
	"golang.org/x/sys/unix"

	"rkllmd/cli"
	"rkllmd/cli/finish_model_load"
	"rkllmd/rkllm"
	"rkllmd/server"
	"rkllmd/server/create_loop"
	"rkllmd/server/destroy_loop"
)

func TestFinishModelLoad(t *testing.T) {
	loop, err := create_loop.CreateLoop(nil, &server.Face{Options: server.Options{Path: filepath.Join(t.TempDir(), "s")}})
	require.NoError(t, err)
	defer destroy_loop.DestroyLoop(loop)
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
