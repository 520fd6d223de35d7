package refuse_path_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_failure"
	"rkllmd/tests/support/web_host"
	"rkllmd/web/refuse_path"
)

func TestRefusePath(t *testing.T) {
	host, told := web_host.WebHost(nil)
	w := web_ask.WebAsk(refuse_path.RefusePath(host), "GET", "/v2/x", "")
	require.Contains(t, web_failure.WebFailure(t, w, 404).Message, `there is nothing at "/v2/x"`)
	require.Equal(t, []string{"invalid_request"}, told.Errors)
}
