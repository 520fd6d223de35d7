package responses_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/responses/refuse_stored"
	"rkllmd/tests/support/faces/web_ask"
	"rkllmd/tests/support/faces/web_host"
)

func TestRefuseStored(t *testing.T) {
	host, told := web_host.WebHost(nil)
	for _, method := range []string{"GET", "DELETE", "POST"} {
		w := web_ask.WebAsk(refuse_stored.RefuseStored(host), method, "/v1/responses/resp_1", "")
		require.Equal(t, 404, w.Code)
		require.Contains(t, w.Body.String(), `there is no response \"resp_1\"`)
	}
	require.Len(t, told.Errors, 3)
}
