package fetch_test

import (
	"net/http"
	"net/url"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/fetch"
	"rkllmd/store/fetch/check_answer"
	"rkllmd/store/remote"
)

// An answer is taken only if it is the part that was asked for, of the file of that size and tag.
func FuzzCheckAnswer(f *testing.F) {
	f.Add("bytes 100-199/1000", `"tag"`, 206, int64(100))
	f.Add("bytes 0-99/1000", `"tag"`, 206, int64(0))
	f.Add("", `"other"`, 200, int64(0))
	f.Add("bytes 9223372036854775807-9223372036854775807/9223372036854775807", "", 206, int64(1<<62))
	f.Fuzz(func(t *testing.T, ranged, tag string, status int, from int64) {
		part := &fetch.Part{Job: &fetch.Job{}, Plan: fetch.Plan{Size: 1000, Tag: `"tag"`, Step: 1000, Ranged: true}}
		answer := &remote.Answer{Response: &http.Response{StatusCode: status, Request: &http.Request{URL: &url.URL{}},
			Header: http.Header{"Content-Range": {ranged}, "Etag": {tag}}, ContentLength: 1000}}
		if check_answer.CheckAnswer(part, answer, from) == nil {
			require.Equal(t, `"tag"`, tag)
			require.True(t, status == 206 && from >= 0 && from < 1000 || from == 0)
		}
	})
}
