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

func TestCheckAnswer(t *testing.T) {
	part := &fetch.Part{Plan: fetch.Plan{Size: 10, Tag: "a"}}
	answer := &remote.Answer{Response: &http.Response{StatusCode: 206, Header: http.Header{"Etag": {"a"},
		"Content-Range": {"bytes 5-9/10"}}, Request: &http.Request{URL: &url.URL{Host: "h"}}}}
	require.NoError(t, check_answer.CheckAnswer(part, answer, 5))
	require.ErrorContains(t, check_answer.CheckAnswer(part, answer, 6), "from byte 5, not 6")
	part.Plan.Tag = "b"
	require.ErrorIs(t, check_answer.CheckAnswer(part, answer, 5), fetch.ErrChanged)
	part.Plan.SHA256 = "s"
	require.NoError(t, check_answer.CheckAnswer(part, answer, 5))
	part.Plan.Size = 11
	require.ErrorIs(t, check_answer.CheckAnswer(part, answer, 5), fetch.ErrChanged)
	answer.StatusCode, answer.ContentLength = 200, 11
	require.NoError(t, check_answer.CheckAnswer(part, answer, 0))
	require.ErrorContains(t, check_answer.CheckAnswer(part, answer, 5), "from byte 0, not 5")
}
