// Package pull_rival has another pull come first.
package pull_rival

import (
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store"
	"rkllmd/store/folder/write_manifest"
	"rkllmd/store/pull"
	"rkllmd/tests/support/models/store_file"
)

// PullRival returns a pull.Options.Tell that puts a model from elsewhere to path when all files have come.
func PullRival(tb testing.TB, path string) func(pull.Event) {
	return func(event pull.Event) {
		if event.Stage == pull.StageWrite {
			store_file.StoreFile(tb, filepath.Dir(path), filepath.Base(path), "GGUF of a rival")
			require.NoError(tb, write_manifest.WriteManifest(path, &store.Manifest{Source: "rival"}))
		}
	}
}
