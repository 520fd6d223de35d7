package pull_test

import (
	"context"
	"crypto/sha256"
	"fmt"
	"io/fs"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/pull/copy_local"
	"rkllmd/tests/support/models/store_file"
)

func TestCopyLocal(t *testing.T) {
	root := t.TempDir()
	job := &fetch.Job{URL: store_file.StoreFile(t, root, "a.gguf", "text"), Size: 4, Folder: t.TempDir(),
		Progress: &fetch.Progress{}}
	fetched, err := copy_local.CopyLocal(t.Context(), job)
	require.NoError(t, err)
	require.Equal(t, fetch.Fetched{Path: job.Folder + "/data", Size: 4,
		SHA256: fmt.Sprintf("%x", sha256.Sum256([]byte("text")))}, fetched)
	ended, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = copy_local.CopyLocal(ended, job)
	require.ErrorIs(t, err, context.Canceled)
	require.NoFileExists(t, job.Folder+"/data")
	job.Size = 1 << 60
	_, err = copy_local.CopyLocal(t.Context(), job)
	require.ErrorIs(t, err, fetch.ErrNoSpace)
	job.URL = root + "/none"
	_, err = copy_local.CopyLocal(t.Context(), job)
	require.ErrorIs(t, err, fs.ErrNotExist)
}
