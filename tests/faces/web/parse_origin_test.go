package web_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/parse_origin"
)

func TestParseOrigin(t *testing.T) {
	for text, want := range map[string]web.Origin{
		"app.example":                        {Scheme: "*", Host: "app.example", Port: "*"},
		"App.Example:3000":                   {Scheme: "*", Host: "app.example", Port: "3000"},
		"https://*.example.org":              {Scheme: "https", Host: "*.example.org", Port: "443"},
		"http://localhost":                   {Scheme: "http", Host: "localhost", Port: "80"},
		"http://localhost:*":                 {Scheme: "http", Host: "localhost", Port: "*"},
		"*://app_1.example":                  {Scheme: "*", Host: "app_1.example", Port: "*"},
		"http://[::1]:3000":                  {Scheme: "http", Host: "::1", Port: "3000"},
		"http://[0:0:0:0:0:0:0:1]:3000":      {Scheme: "http", Host: "::1", Port: "3000"},
		"[FD00::1]":                          {Scheme: "*", Host: "fd00::1", Port: "*"},
		"::1":                                {Scheme: "*", Host: "::1", Port: "*"},
		"127.0.0.1:8080":                     {Scheme: "*", Host: "127.0.0.1", Port: "8080"},
		"*":                                  {Scheme: "*", Host: "*", Port: "*"},
		"chrome-extension://abcdefghijklmno": {Scheme: "chrome-extension", Host: "abcdefghijklmno"},
	} {
		origin, err := parse_origin.ParseOrigin(text)
		require.NoError(t, err)
		require.Equal(t, want, origin, text)
	}
	for text, want := range map[string]string{
		"":                        `"" is no origin: a part of it is missing; it is HOST, HOST:PORT or SCHEME://HOST:PORT, such as`,
		"null":                    "a part of it is missing",
		"http://":                 "a part of it is missing",
		"://a":                    "a part of it is missing",
		"https://app.example/":    `"https://app.example/" is no origin: it goes on behind the host`,
		"https://app.example?a":   "it goes on behind the host",
		"http://app.example:":     `its port is "", which is no number from 1 to 65535`,
		"http://app.example:0":    `its port is "0"`,
		"app.example:65536":       `its port is "65536"`,
		"http://app.example:3*":   `its port is "3*"`,
		"http://[::1":             "what its brackets are for is no address of IPv6",
		"http://[a]:3000":         "what its brackets are for is no address of IPv6",
		"http://[127.0.0.1]":      "what its brackets are for is no address of IPv6",
		"http://[fe80::1%25eth0]": "what its brackets are for is no address of IPv6",
		"[a-z].example":           "what its brackets are for is no address of IPv6",
		"me@app.example":          `"me@app.example" is no host`,
		"bücher.example":          `"bücher.example" is no host; names of other scripts are written as browsers send them, xn--...`,
		"ht tp://app.example":     `"ht tp" is no scheme`,
	} {
		_, err := parse_origin.ParseOrigin(text)
		require.ErrorContains(t, err, want, text)
	}
}
