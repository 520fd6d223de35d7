package check_origin_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/web/check_origin"
)

func TestCheckOrigin(t *testing.T) {
	for origin, want := range map[string][2]bool{"": {true, false}, "http://127.0.0.1:8080": {true, false}, "https://app.example.org": {true, true}, "http://127.0.0.1:8081": {false, false},
		"https://evil.example": {false, false}, "null": {false, false}} {
		r := httptest.NewRequest("POST", "http://127.0.0.1:8080/v1/generate", nil)
		r.Header.Set("Origin", origin)
		right, other := check_origin.CheckOrigin(r, []string{"app.example.org"})
		require.Equal(t, want, [2]bool{right, other}, origin)
	}
}
