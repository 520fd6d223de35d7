package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/check_host"
)

func TestCheckHost(t *testing.T) {
	for host, want := range map[string]bool{"localhost": true, "localhost:8080": true, "LOCALHOST.:1": true,
		"app.localhost": true, "127.0.0.1": true, "127.0.0.1:8080": true, "127.9.9.9": true,
		"[::1]:8080": true, "[::1]": true, "app.example.org": true, "app.example.org:8443": true, "": false,
		"evil.example": false, "evil.example:8080": false, "192.168.0.1": false,
		"localhost.evil.example": false, "127.0.0.1.evil.example": false, "1.example.org.evil.example": false} {
		r := httptest.NewRequest("GET", "/", nil)
		r.Host = host
		require.Equal(t, want, check_host.CheckHost(r, []web.Origin{{Scheme: "*", Host: "*.example.org", Port: "*"}}),
			host)
	}
}
