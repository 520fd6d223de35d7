package fetch_test

import (
	"crypto/sha256"
	"fmt"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch/resume_file"
	"rkllmd/tests/store/fetch/fetch_before"
	"rkllmd/tests/store/fetch/fetch_job"
	"rkllmd/tests/support/hub/hub_create"
	"rkllmd/tests/support/hub/hub_start"
)

func TestResumeFile(t *testing.T) {
	for name, test := range map[string]struct {
		script hub_create.Script
		before string // what is there of it
		fault  string
	}{
		"a whole file":                  {},
		"one that was begun":            {before: "same"},
		"one that was begun of another": {before: "other"},
		"wrong data from before":        {before: "wrong"},
		"a server without ranges":       {script: hub_create.Script{NoRanges: true}},
		"cut connections":               {script: hub_create.Script{Cut: 900_000, Cuts: 6}},
		"cut without ranges":            {script: hub_create.Script{NoRanges: true, Cut: 3_000_000, Cuts: 2}},
		"cut all the time": {script: hub_create.Script{NoRanges: true, Cut: 900_000, Cuts: 99},
			fault: "5 times"},
		"it changes once": {script: hub_create.Script{ChangeAt: 3, Changes: 1}},
		"it changes all the time": {script: hub_create.Script{ChangeAt: 3, Changes: 1 << 20},
			fault: "has changed"},
		"a wrong checksum": {script: hub_create.Script{Wrong: true},
			fault: "not the one that was promised"},
		"refused for a time": {script: hub_create.Script{Refuse: 503, Refusals: 3}},
		"refused for good":   {script: hub_create.Script{Refuse: 403, Refusals: 1 << 20}, fault: "403"},
		"no length": {script: hub_create.Script{NoLength: true, NoRanges: true},
			fault: "how large"},
		"another length": {before: "longer", fault: "bytes"},
	} {
		t.Run(name, func(t *testing.T) {
			hub := hub_start.HubStart(t, test.script)
			job := fetch_job.FetchJob(t, hub)
			if test.before == "longer" {
				job.Size++
			} else if test.before != "" {
				fetch_before.FetchBefore(t, job, hub.Files[0].Data, test.before)
			}
			fetched, err := resume_file.ResumeFile(t.Context(), job)
			if test.fault != "" {
				require.ErrorContains(t, err, test.fault)
				return
			}
			require.NoError(t, err)
			got, err := os.ReadFile(fetched.Path)
			require.NoError(t, err)
			require.Equal(t, fmt.Sprintf("%x", sha256.Sum256(got)), fetched.SHA256)
			require.Equal(t, []any{fetched.Size, job.Progress.Total.Load(), job.Progress.Checked.Load()},
				[]any{int64(len(got)), job.Progress.Done.Load(), fetched.Size})
		})
	}
}
