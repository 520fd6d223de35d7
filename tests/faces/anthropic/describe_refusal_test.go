package anthropic_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/anthropic"
	"rkllmd/faces/anthropic/describe_refusal"
	"rkllmd/faces/openai"
)

func TestDescribeRefusal(t *testing.T) {
	for status, kind := range map[int]string{400: "invalid_request_error", 401: "authentication_error",
		403: "permission_error", 404: "not_found_error", 405: "invalid_request_error", 413: "request_too_large",
		429: "rate_limit_error", 500: "api_error", 503: "api_error", 504: "timeout_error"} {
		refusal := &openai.Refusal{Status: status, Fault: openai.Fault{Message: "a"}}
		require.Equal(t, anthropic.Fault{Type: kind, Message: "a"}, describe_refusal.DescribeRefusal(refusal))
	}
}
