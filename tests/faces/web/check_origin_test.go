package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/check_origin"
)

func TestCheckOrigin(t *testing.T) {
	for origin, want := range map[string][2]bool{"": {true, false}, "http://127.0.0.1:8080": {true, false},
		"https://app.example.org": {true, true}, "http://127.0.0.1:8081": {false, false},
		"http://app.example.org:3000": {true, true}, "http://[::1]:3000": {true, true}, "http://[::1]:3001": {false,
			false}, "app.example.org": {false, false},
		"http://127.0.0.1": {false, false}, "https://evil.example": {false, false}, "null": {false, false},
		"http://[": {false, false}} {
		r := httptest.NewRequest("POST", "http://127.0.0.1:8080/v1/generate", nil)
		r.Header.Set("Origin", origin)
		right, other := check_origin.CheckOrigin(r, []web.Origin{{Scheme: "*", Host: "app.example.org", Port: "*"},
			{Scheme: "http", Host: "::1", Port: "3000"}})
		require.Equal(t, want, [2]bool{right, other}, origin)
	}
	for host, origin := range map[string]string{"[::1]:8080": "http://[::1]:8080", "app.example": "https://app.example",
		"App.example:80": "http://app.example"} {
		r := httptest.NewRequest("POST", "/v1/generate", nil)
		r.Host = host
		r.Header.Set("Origin", origin)
		right, other := check_origin.CheckOrigin(r, nil)
		require.Equal(t, [2]bool{true, false}, [2]bool{right, other}, "the daemon's own page, %s", host)
	}
}
