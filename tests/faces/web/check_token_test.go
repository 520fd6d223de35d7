package web_test

import (
	"encoding/base64"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web/check_token"
)

func TestCheckToken(t *testing.T) {
	token := "a token_of+/16~ch"
	offered := base64.RawURLEncoding.EncodeToString([]byte(token))
	for _, test := range []struct {
		name, value string
		want        bool
	}{
		{"Authorization", "Bearer " + token, true}, {"Authorization", "bearer  " + token, true}, {"Authorization",
			"Bearer " + token + "x", false}, {"Authorization", token, false},
		{"Authorization", "Basic " + token, false}, {"Authorization", "Bearer ", false}, {"X-Other", "Bearer " + token,
			false},
		{"X-Api-Key", token, true}, {"X-Api-Key", token + "x", false},
		{"Sec-WebSocket-Protocol", "rkllmd.v1, bearer." + offered, true}, {"Sec-WebSocket-Protocol", "bearer." +
			offered, true}, {"Sec-WebSocket-Protocol", "bearer." + token, false},
		{"Sec-WebSocket-Protocol", "bearer.!", false}, {"Sec-WebSocket-Protocol", "bearer.", false},
		{"Sec-WebSocket-Protocol", offered, false},
	} {
		r := httptest.NewRequest("GET", "/generate", nil)
		r.Header.Set(test.name, test.value)
		require.Equal(t, test.want, check_token.CheckToken(r, token), "%s: %s", test.name, test.value)
	}
}
