package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/faces/web/refuse_request"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefuseRequest(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	refuse_request.RefuseRequest(host, w, web.Refusal{Status: 429, Error: stream.Error{Error: stream.ErrorRateLimited,
		Message: "later", RetryAfter: 2}})
	require.Equal(t, stream.ErrorRateLimited, web_failure.WebFailure(t, w, 429).Type)
	require.Equal(t, "2", w.Header().Get("Retry-After"))
	require.Equal(t, []string{"rate_limited"}, told.Errors)
}
