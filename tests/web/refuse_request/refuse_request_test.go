package refuse_request_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/completion"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/web"
	"rkllmd/web/refuse_request"
)

func TestRefuseRequest(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := httptest.NewRecorder()
	refuse_request.RefuseRequest(host, w, web.Refusal{Status: 429, Error: completion.Error{Error: completion.ErrorRateLimited, Message: "later", RetryAfter: 2}})
	require.Equal(t, completion.ErrorRateLimited, web_failure.WebFailure(t, w, 429).Type)
	require.Equal(t, "2", w.Header().Get("Retry-After"))
	require.Equal(t, []string{"rate_limited"}, told.Errors)
}
