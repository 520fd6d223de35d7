package rest_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/check_request"
	"rkllmd/faces/stream"
	"rkllmd/faces/web"
	"rkllmd/tests/support/faces/web_host"
)

func TestCheckRequest(t *testing.T) {
	host, _ := web_host.WebHost(nil)
	host.Options.Token, host.Options.LocalNames, host.Options.Origins = "0123456789abcdef", true,
		[]web.Origin{{Scheme: "*", Host: "app.example.org", Port: "*"}}
	for _, test := range []struct {
		method, target, origin, token string
		preflight                     bool
		status                        int
		want                          string
	}{
		{method: "GET", target: "http://localhost/", status: 0}, {method: "GET", target: "http://localhost/page/x.js",
			status: 0},
		{method: "GET", target: "http://localhost/docs"}, {method: "GET", target: "http://localhost/openapi.json"},
		{method: "GET", target: "http://localhost/openrpc.json", status: 401, want: "token"},
		{method: "GET", target: "http://localhost/metrics", status: 401, want: "Authorization: Bearer TOKEN"},
		{method: "GET", target: "http://localhost/metrics", token: host.Options.Token},
		{method: "GET", target: "http://localhost/metrics", token: "0123456789abcdee", status: 401,
			want: "the token is missing or wrong"},
		{method: "GET", target: "http://localhost/generate", status: 401, want: "token"}, {method: "GET",
			target: "http://localhost/page", status: 401, want: "token"},
		{method: "GET", target: "http://evil.example/", status: 403, want: `sent to the host "evil.example"`},
		{method: "GET", target: "http://evil.example/healthz"}, {method: "GET", target: "http://localhost/readyz"},
		{method: "GET", target: "http://evil.example/readyz", status: 403, want: "evil.example"},
		{method: "POST", target: "http://localhost/v1/generate", origin: "https://evil.example",
			token: host.Options.Token, status: 403, want: `pages of "https://evil.example" may not send requests`},
		{method: "POST", target: "http://localhost/v1/generate", origin: "https://app.example.org",
			token: host.Options.Token},
		{method: "OPTIONS", target: "http://localhost/v1/generate", origin: "https://app.example.org", preflight: true},
		{method: "OPTIONS", target: "http://localhost/v1/generate", origin: "https://evil.example", preflight: true,
			status: 403, want: "may not send requests"},
	} {
		r := httptest.NewRequest(test.method, test.target, nil)
		r.Header.Set("Origin", test.origin)
		r.Header.Set("Authorization", "Bearer "+test.token)
		if test.preflight {
			r.Header.Set("Access-Control-Request-Method", "POST")
		}
		refusal, preflight := check_request.CheckRequest(host, r)
		if test.status == 0 {
			require.Nil(t, refusal, "%+v", test)
			require.Equal(t, test.preflight, preflight, "%+v", test)
			continue
		}
		require.Equal(t, test.status, refusal.Status, "%+v", test)
		require.Contains(t, refusal.Error.Message, test.want)
		require.NotContains(t, refusal.Error.Message, host.Options.Token)
	}
	host.Connections.Store(101)
	refusal, _ := check_request.CheckRequest(host, httptest.NewRequest("GET", "http://localhost/healthz", nil))
	require.Equal(t, 503, refusal.Status)
	require.Contains(t, refusal.Error.Message,
		"there are 100 connections already; the limit is set by --http-max-clients")
	require.Equal(t, stream.ErrorRateLimited, refusal.Error.Error)
}
