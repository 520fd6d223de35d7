package pull_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/pull"
	"rkllmd/store/pull/prepare_file"
	"rkllmd/store/remote"
	"rkllmd/tests/store/pull/pull_options"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestPrepareFile(t *testing.T) {
	hub := hub_start.HubStart(t, hub_create.Script{}, map[string]int{"a.gguf": 100, "page.gguf2": 100})
	s, options := pull_options.PullOptions(t, hub)
	file := pull.Wanted{File: remote.File{Path: "a.gguf", URL: hub.CDN + "/a.gguf", SHA256: hub.Files[0].SHA256},
		Path: s.Folder + "/a.gguf"}
	folder := s.Folder + "/.pull/1"
	got, err := prepare_file.PrepareFile(t.Context(), options, file, folder, nil)
	require.NoError(t, err)
	require.Equal(t, []string{folder + "/data", hub.Files[0].SHA256}, []string{got.Place, got.SHA256})
	_, err = prepare_file.PrepareFile(t.Context(), options, file, folder, nil)
	require.ErrorIs(t, err, fetch.ErrBusy, "until the file has its name nobody else touches it")
	require.NoError(t, os.Rename(got.Place, file.Path))
	_, err = prepare_file.PrepareFile(t.Context(), options, file, folder, nil)
	require.NoError(t, err)
	require.DirExists(t, folder, "somebody has it")
	require.NoError(t, got.Lock.Close())
	got, err = prepare_file.PrepareFile(t.Context(), options, file, folder, nil)
	require.NoError(t, err)
	require.Equal(t, pull.Prepared{Place: file.Path, SHA256: hub.Files[0].SHA256}, got)
	require.NoDirExists(t, folder, "whoever had it was killed")
	file = pull.Wanted{File: remote.File{Path: "b.gguf", URL: hub.CDN + "/page.gguf2"}, Path: s.Folder + "/b.gguf"}
	for range 2 {
		_, err = prepare_file.PrepareFile(t.Context(), options, file, folder, nil)
		require.ErrorContains(t, err, "it is no GGUF file", "an error gives the lock up")
	}
}
