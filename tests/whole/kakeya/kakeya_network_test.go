package kakeya_test

import (
	"crypto/tls"
	"crypto/x509"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
	"google.golang.org/grpc/codes"
	"google.golang.org/grpc/status"

	kakeyav1 "rkllmd/gen/kakeya/v1"
	"rkllmd/kakeya_client"
	"rkllmd/kakeya_client/create_session"
	"rkllmd/kakeya_client/open_client"
	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/terminal/cli_certificate"
	"rkllmd/tests/whole/kakeya/kakeya_address"
)

// Other machines may come with a token and TLS only; a daemon that is told otherwise does not start.
func TestKakeyaNetwork(t *testing.T) {
	cert, key := cli_certificate.CliCertificate(t)
	token := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(token, []byte("0123456789abcdef"), 0o600))
	for reason, flags := range map[string][]string{
		"so clients must show a token: give --token-file": {"--grpc", "0.0.0.0:0"},
		"so the token must be encrypted on its way: give --tls-cert and --tls-key": {"--grpc", ":0", "--token-file",
			token},
		`"50051" is neither HOST:PORT`: {"--grpc", "50051"},
	} {
		command := daemon_command.DaemonCommand(t, true, append([]string{"serve", "--socket", filepath.Join(t.TempDir(),
			"s")}, flags...)...)
		output, err := command.CombinedOutput()
		require.Error(t, err)
		require.Equal(t, 2, command.ProcessState.ExitCode(), string(output))
		require.Contains(t, string(output), reason)
		require.Contains(t, string(output), "--grpc (RKLLMD_GRPC): ")
	}
	d := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--grpc", "0.0.0.0:0", "--token-file", token,
		"--tls-cert", cert, "--tls-key", key}})
	address := kakeya_address.KakeyaAddress(t, d)
	trusted := x509.NewCertPool()
	pem, err := os.ReadFile(cert)
	require.NoError(t, err)
	require.True(t, trusted.AppendCertsFromPEM(pem))
	for _, test := range []struct {
		options kakeya_client.Options
		want    codes.Code
	}{
		// no model
		{kakeya_client.Options{Token: "0123456789abcdef", TLS: &tls.Config{RootCAs: trusted, ServerName: "localhost"}},
			codes.FailedPrecondition},
		{kakeya_client.Options{Token: "0123456789abcdeX", TLS: &tls.Config{RootCAs: trusted, ServerName: "localhost"}},
			codes.Unauthenticated},
		// an unknown certificate
		{kakeya_client.Options{Token: "0123456789abcdef", TLS: &tls.Config{ServerName: "localhost"}},
			codes.Unavailable},
		// plain text
		{kakeya_client.Options{Token: "0123456789abcdef"}, codes.Unavailable},
	} {
		c, err := open_client.OpenClient(address, test.options)
		require.NoError(t, err)
		_, err = create_session.CreateSession(t.Context(), c, &kakeyav1.CreateSessionRequest{})
		require.Equal(t, test.want, status.Code(err), "%v", err)
		require.NoError(t, c.Conn.Close())
	}
}
