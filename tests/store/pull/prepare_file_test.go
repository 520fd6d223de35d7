package pull_test

import (
	"os"
	"testing"

	"github.com/stretchr/testify/require"

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
	place, digest, err := prepare_file.PrepareFile(t.Context(), s, options, file, nil)
	require.NoError(t, err)
	require.Equal(t, hub.Files[0].SHA256, digest)
	require.Contains(t, place, s.Folder+"/.pull/")
	require.NoError(t, os.Rename(place, file.Path))
	place, _, err = prepare_file.PrepareFile(t.Context(), s, options, file, nil)
	require.NoError(t, err)
	require.Equal(t, file.Path, place)
	file = pull.Wanted{File: remote.File{Path: "b.gguf", URL: hub.CDN + "/page.gguf2"}, Path: s.Folder + "/b.gguf"}
	_, _, err = prepare_file.PrepareFile(t.Context(), s, options, file, nil)
	require.ErrorContains(t, err, "it is no GGUF file")
}
