package server_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/server"
	"rkllmd/server/parse_address"
)

func TestParseAddress(t *testing.T) {
	for text, want := range map[string]server.Address{
		"127.0.0.1:50051":     {Host: "127.0.0.1:50051", Loopback: true},
		"127.9.9.9:0":         {Host: "127.9.9.9:0", Loopback: true},
		"[::1]:8080":          {Host: "[::1]:8080", Loopback: true},
		"localhost:80":        {Host: "localhost:80", Loopback: true},
		":8080":               {Host: ":8080"},
		"0.0.0.0:8080":        {Host: "0.0.0.0:8080"},
		"[fe80::1%eth0]:8080": {Host: "[fe80::1%eth0]:8080"},
		"board.local:8080":    {Host: "board.local:8080"},
		"unix:///run/x.sock":  {Unix: "/run/x.sock", Loopback: true},
		"unix:/run/../x.sock": {Unix: "/x.sock", Loopback: true},
	} {
		got, err := parse_address.ParseAddress(text)
		require.NoError(t, err, text)
		require.Equal(t, want, got, text)
	}
	for text, want := range map[string]string{
		"":                `"" is neither HOST:PORT, such as 127.0.0.1:8080, nor unix:///PATH`,
		"8080":            "neither HOST:PORT",
		"::1:8080":        "neither HOST:PORT",
		"127.0.0.1:http":  `"127.0.0.1:http" has the port "http", which is no number from 0 to 65535`,
		"127.0.0.1:65536": "no number from 0 to 65535",
		"unix:x.sock":     `"unix:x.sock" names no absolute path`,
		"unix:///":        "names no absolute path",
	} {
		_, err := parse_address.ParseAddress(text)
		require.ErrorContains(t, err, want, text)
	}
}
