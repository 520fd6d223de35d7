// Package fetch_job makes a download of a hub's file.
package fetch_job

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/remote/create_client"
	"rkllmd/tests/support/hub/hub_create"
)

// FetchJob returns the job of fetching the first file of hub from the server of its files, without its promised
// checksum where the file is to change.
func FetchJob(tb testing.TB, hub *hub_create.Hub) *fetch.Job {
	tb.Helper()
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(tb, err)
	file := hub.Files[0]
	job := &fetch.Job{Client: client, URL: hub.CDN + "/" + file.Path, Size: int64(len(file.Data)), SHA256: file.SHA256,
		Folder: tb.TempDir(), Connections: 4, Progress: &fetch.Progress{}}
	if hub.Script.Changes > 0 {
		job.SHA256 = ""
	}
	return job
}
