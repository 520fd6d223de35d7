package web_test

import (
	"net/http/httptest"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/faces/web_host"

	"rkllmd/faces/rest"
	"rkllmd/faces/web/parse_post"
)

func TestParsePost(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	for _, test := range []struct {
		kind, body, want string
		status           int
	}{
		{"application/json", `{"text": "a", "special": true}`, "", 200}, {"text/plain", `{"text": "a"}`,
			"the Content-Type is", 415},
		{"application/json", `{"text": 1}`, `"text" is a number; it must be a string`, 400}, {"application/json", `{`,
			"the message is no JSON", 400},
	} {
		r := httptest.NewRequest("POST", "/v1/tokenize", strings.NewReader(test.body))
		r.Header.Set("Content-Type", test.kind)
		var body rest.TokenizeBody
		refusal := parse_post.ParsePost(host, httptest.NewRecorder(), r, &body)
		if test.status == 200 {
			require.Nil(t, refusal)
			require.Equal(t, "a", *body.Text)
			require.True(t, body.Special)
			continue
		}
		require.Equal(t, test.status, refusal.Status, test.body)
		require.Contains(t, refusal.Error.Message, test.want)
	}
}
