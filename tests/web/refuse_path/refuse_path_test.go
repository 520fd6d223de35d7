package refuse_path_test

import (
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/web_ask"
	"rkllmd/tests/support/web_failure"
	"rkllmd/web/refuse_path"
)

func TestRefusePath(t *testing.T) {
	w := web_ask.WebAsk(http.HandlerFunc(refuse_path.RefusePath), "GET", "/v2/x", "")
	require.Contains(t, web_failure.WebFailure(t, w, 404).Message, `there is nothing at "/v2/x"`)
}
