package load_test

import (
	"math"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/load/load_at_start"
	"rkllmd/cli/serve/create_jsonrpc_face"
	"rkllmd/demo/write_tiny_model"
	"rkllmd/generation"
	"rkllmd/jsonrpc/create_server"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/rkllm"
	"rkllmd/rkllm/library/create_runtime"
	"rkllmd/rkllm/queue/stop_runtime"
	"rkllmd/rkllm/run_worker"
	"rkllmd/server"
	"rkllmd/server/close_loop"
	"rkllmd/server/create_loop"
)

func TestLoadAtStart(t *testing.T) {
	folder := t.TempDir()
	garbage, model := filepath.Join(folder, "garbage"), filepath.Join(folder, "tiny.gguf")
	require.NoError(t, os.WriteFile(garbage, make([]byte, 1000), 0o600))
	require.NoError(t, write_tiny_model.WriteTinyModel(model, "llama", 1))
	for _, test := range []struct{ name, path, refused, failed string }{
		{name: "a model", path: model},
		{name: "no file", path: filepath.Join(folder, "missing"), refused: "missing"},
		{name: "a folder", path: folder, refused: folder},
		{name: "garbage", path: garbage, failed: "GGUF"},
		{name: "a path that no file can have", path: "a\x00b", refused: "cannot load the model: "},
	} {
		t.Run(test.name, func(t *testing.T) {
			rt := create_runtime.CreateRuntime(open_builtin.OpenBuiltin(), rkllm.Limits{})
			go run_worker.RunWorker(rt)
			defer func() {
				stop_runtime.StopRuntime(rt)
				<-rt.Idle
			}()
			srv := create_server.CreateServer(rt)
			loop, err := create_loop.CreateLoop(srv.Runtime, create_jsonrpc_face.CreateJSONRPCFace(server.Options{
				Path: filepath.Join(t.TempDir(), "s")}, srv))
			require.NoError(t, err)
			defer close_loop.CloseLoop(loop)
			hub := &generation.Hub{}
			load := &cli.ModelLoad{Path: test.path, Loop: loop}
			err = load_at_start.LoadAtStart(&cli.Loader{Server: srv, Hub: hub}, load)
			if test.refused != "" {
				require.ErrorContains(t, err, test.refused)
				return
			}
			require.NoError(t, err)
			require.Eventually(t, func() bool {
				rt.Mu.Lock()
				defer rt.Mu.Unlock()
				return rt.Loaded || load.Err.Load() != nil
			}, 2*time.Minute, time.Millisecond)
			if test.failed == "" {
				require.Nil(t, load.Err.Load())
				<-hub.Loading.Load().Ended
				require.Equal(t, float32(1), math.Float32frombits(hub.Loading.Load().Done.Load()))
			} else {
				require.Contains(t, load.Err.Load().Message, test.failed)
			}
		})
	}
}
