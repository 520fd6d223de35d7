// Package fetch_part begins a download of a hub's file.
package fetch_part

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/close_part"
	"rkllmd/store/fetch/open_part"
	"rkllmd/tests/store/fetch/fetch_job"
	"rkllmd/tests/support/hub/hub_create"
)

// FetchPart returns the download of fetch_job's file, of which nothing is there yet, as open_part does.
func FetchPart(tb testing.TB, hub *hub_create.Hub) *fetch.Part {
	tb.Helper()
	job := fetch_job.FetchJob(tb, hub)
	part, err := open_part.OpenPart(job, fetch.Plan{Size: job.Size, SHA256: job.SHA256, Step: fetch.LeastStep,
		Ranged: true})
	require.NoError(tb, err)
	tb.Cleanup(func() { close_part.ClosePart(part) })
	return part
}
