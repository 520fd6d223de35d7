package wire_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/generation"
	"rkllmd/upstream"
	"rkllmd/upstream/wire/describe_refusal"
)

func TestDescribeRefusal(t *testing.T) {
	for _, test := range []struct {
		status     int
		head, body string
		kind       error
		want       string
	}{
		{401, "", `{"error": {"message": "bad key"}}`, generation.ErrFailed,
			"the upstream server answers 401: bad key; the key " +
				"is the operator's to set (--upstream-key-file)"},
		{404, "", `{"error": "model 'x' not found"}`, upstream.ErrAbsent,
			"the upstream server answers 404: model 'x' not found; " +
				"the address and the model are the operator's to set (--upstream, --upstream-model)"},
		{429, "17", "slow down", generation.ErrFull, "the upstream server answers 429: slow down; ask again in 17 s"},
		{429, "Fri, 31 Dec 1999 23:59:59 GMT", "x", generation.ErrFull,
			"the upstream server answers 429: x; ask again after Fri, 31 Dec 1999 23:59:59 GMT"},
		{400, "", "wrong", generation.ErrInvalid, "the upstream server answers 400: wrong"},
		{400, "", "the maximum context length is 5", generation.ErrTooLong,
			"the upstream server answers 400: the maximum context length is 5"},
		{503, "", "loading", generation.ErrClosed, "the upstream server answers 503: loading"},
		{500, "", "", generation.ErrFailed, "the upstream server answers 500: nothing"},
		{307, "", "", generation.ErrFailed, "the upstream server answers 307: it is at http://other/; redirects are " +
			"not followed: give that address"},
	} {
		answer := &http.Response{StatusCode: test.status, Body: io.NopCloser(strings.NewReader(test.body)),
			Header: http.Header{"Retry-After": {test.head}, "Location": {"http://other/"}}}
		err := describe_refusal.DescribeRefusal(answer)
		require.ErrorIs(t, err, test.kind, test.want)
		require.EqualError(t, err, test.want)
	}
}
