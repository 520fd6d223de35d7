package service_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/cli"
	"rkllmd/cli/service/format_status"
	"rkllmd/server"
)

func TestFormatStatus(t *testing.T) {
	settings := cli.Settings{Server: server.Options{Path: "/s"}}
	require.Equal(t, "Serving at /s", format_status.FormatStatus(settings))
	settings.UMA.Path, settings.HTTP.Address = "/u", &server.Address{Host: "127.0.0.1:80"}
	settings.GRPC.Address = &server.Address{Unix: "/g"}
	require.Equal(t, "Serving at /s, /u, /g, 127.0.0.1:80", format_status.FormatStatus(settings))
}
