package remote_test

import (
	"io"
	"net/http"
	"net/url"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/create_client"
	"rkllmd/store/remote/describe_status"
)

func TestDescribeStatus(t *testing.T) {
	t.Setenv("HF_ENDPOINT", "")
	t.Setenv("HF_TOKEN", "")
	t.Setenv("HF_HOME", t.TempDir())
	client, err := create_client.CreateClient(time.Minute)
	require.NoError(t, err)
	for _, test := range []struct {
		url, code, token, right string
		status                  int
		again                   bool
	}{
		{"https://huggingface.co/a", "GatedRepo", "", "ask for access on its page, and give your token with HF_TOKEN",
			401, false},
		{"https://huggingface.co/a", "GatedRepo", "t", "with the account that the token is of", 403, false},
		{"https://huggingface.co/a", "RepoNotFound", "", "or it is private: then give your token", 401, false},
		{"https://huggingface.co/a", "RepoNotFound", "t", "not of somebody who may read it", 401, false},
		{"https://huggingface.co/a", "RevisionNotFound", "", "no such branch, tag or commit", 404, false},
		{"https://huggingface.co/a", "EntryNotFound", "", "has no such file", 404, false},
		{"https://modelscope.cn/a", "", "", "there is no such repository, or it is private", 404, false},
		{"https://huggingface.co/a", "", "", "may not read", 403, false},
		{"https://cdn/a", "", "", "cdn answers 403: it says so", 403, false},
		{"https://cdn/a", "", "", "cdn answers 503", 503, true},
		{"https://huggingface.co/a", "", "", "huggingface.co answers 429", 429, true},
	} {
		at, err := url.Parse(test.url)
		require.NoError(t, err)
		client.Hub.Header = http.Header{}
		if test.token != "" {
			client.Hub.Header.Set("Authorization", test.token)
		}
		refusal := describe_status.DescribeStatus(client, at, &http.Response{StatusCode: test.status,
			Header: http.Header{
				"X-Error-Code": {test.code}}, Body: io.NopCloser(strings.NewReader(`{"error": "it says so"}`))})
		require.Contains(t, refusal.Error(), test.right)
		require.Contains(t, refusal.Error(), "it says so")
		require.Equal(t, test.again, refusal.Again)
	}
}
