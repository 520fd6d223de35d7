package refuse_method_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_failure"
	"rkllmd/web/refuse_method"
)

func TestRefuseMethod(t *testing.T) {
	w := web_ask.WebAsk(refuse_method.RefuseMethod("GET, HEAD"), "DELETE", "/v1/models", "")
	require.Equal(t, "/v1/models is answered for GET, HEAD, not for DELETE", web_failure.WebFailure(t, w, 405).Message)
	require.Equal(t, "GET, HEAD", w.Header().Get("Allow"))
}
