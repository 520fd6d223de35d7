package kakeya_client_test

import (
	"crypto/tls"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/kakeya_server"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/faces/kakeya_serve"
	"rkllmd/tests/support/faces/kakeya_session"
)

func TestOpenClient(t *testing.T) {
	s := kakeya_serve.KakeyaServe(t, kakeya_serve.Options{Server: kakeya_server.ServerOptions{Token: "secret"}})
	c, err := open_client.OpenClient(s.Address, kakeya_client.Options{Token: "secret"})
	require.NoError(t, err)
	defer c.Conn.Close()
	kakeya_session.KakeyaSession(t, c, 1, 2)
	_, err = open_client.OpenClient("unix:relative\x00", kakeya_client.Options{TLS: &tls.Config{}})
	require.Error(t, err)
}
