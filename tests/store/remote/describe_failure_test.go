package remote_test

import (
	"io"
	"net/url"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/describe_failure"
)

func TestDescribeFailure(t *testing.T) {
	err := describe_failure.DescribeFailure("h", &url.Error{Op: "Get", URL: "https://h/?signature=1", Err: io.EOF})
	require.EqualError(t, err, "h does not answer: EOF")
	require.ErrorIs(t, err, io.EOF)
}
