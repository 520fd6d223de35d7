package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/refuse_by_path"
	"rkllmd/faces/web/refuse_method"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefuseMethod(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := web_ask.WebAsk(refuse_method.RefuseMethod(host, "GET, HEAD", refuse_by_path.RefuseByPath), "DELETE",
		"/v1/models", "")
	require.Equal(t, "/v1/models is answered for GET, HEAD, not for DELETE", web_failure.WebFailure(t, w, 405).Message)
	require.Equal(t, "GET, HEAD", w.Header().Get("Allow"))
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
