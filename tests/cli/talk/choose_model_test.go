package talk_test

import (
	"net"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/daemon"
	"rkllmd/cli/daemon/choose_runtime_folder"
	"rkllmd/cli/talk"
	"rkllmd/cli/talk/choose_model"
	"rkllmd/librkllmrt/abi/open_builtin"
	"rkllmd/store"
	"rkllmd/tests/support/models/store_file"
)

func TestChooseModel(t *testing.T) {
	t.Setenv("XDG_RUNTIME_DIR", t.TempDir())
	where := store.Store{Folder: t.TempDir()}
	search := cli.DaemonSearch{Socket: filepath.Join(t.TempDir(), "none"), Token: "secret",
		Library: cli.LibraryChoice{Path: "embedded"}}
	_, err := choose_model.ChooseModel(search, where, cli.Embedded{})
	require.ErrorContains(t, err, "no daemon runs, and there is no model: rkllmd pull NAME gets one")
	options, err := choose_model.ChooseModel(search, where, cli.Embedded{OpenRuntime: open_builtin.OpenBuiltin})
	require.NoError(t, err)
	require.Equal(t, talk.ChatOptions{Param: map[string]any{"model_path": "builtin:demo"},
		Library: search.Library}, options)

	for i, name := range []string{"older.gguf", "newest.gguf", "oldest.gguf"} {
		path := store_file.StoreFile(t, where.Folder, name, "1")
		require.NoError(t, os.Chtimes(path, time.Time{}, time.Unix([]int64{2000, 3000, 1000}[i], 0)))
	}
	options, err = choose_model.ChooseModel(search, where, cli.Embedded{})
	require.NoError(t, err)
	require.Equal(t, talk.ChatOptions{Name: "newest", Token: "secret", Search: &search}, options)

	folder, err := choose_runtime_folder.ChooseRuntimeFolder()
	require.NoError(t, err)
	listener, err := net.Listen("unix", filepath.Join(folder, daemon.SharedHTTP))
	require.NoError(t, err)
	defer listener.Close()
	options, err = choose_model.ChooseModel(search, where, cli.Embedded{})
	require.NoError(t, err)
	require.Equal(t, []any{listener.Addr().String(), "", "newest", "secret"},
		[]any{options.Endpoint.Unix, options.Name, options.Spare, options.Token})
	search.Named = true
	_, err = choose_model.ChooseModel(search, where, cli.Embedded{})
	require.ErrorContains(t, err, search.Socket, "nobody is at the socket that the user names")
}
