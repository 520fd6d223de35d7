package program_test

import (
	"crypto/tls"
	"net/http"
	"os"
	"path/filepath"
	"regexp"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/tests/support/daemon/daemon_command"
	"rkllmd/tests/support/daemon/start_daemon"
	"rkllmd/tests/support/terminal/cli_certificate"
)

// The metrics are there without any other front-end and without a model: by TLS and for a token, where these are given.
// Without them they are for this machine only.
func TestMetricsAddress(t *testing.T) {
	cert, key := cli_certificate.CliCertificate(t)
	token := filepath.Join(t.TempDir(), "token")
	require.NoError(t, os.WriteFile(token, []byte("0123456789abcdef\n"), 0o600))
	daemon := start_daemon.StartDaemon(t, start_daemon.Options{Flags: []string{"--metrics", "127.0.0.1:0",
		"--token-file", token, "--tls-cert", cert, "--tls-key", key}})
	var address [][]byte // the log tells the port
	for end := time.Now().Add(2 * time.Minute); address == nil; time.Sleep(time.Millisecond) {
		log, err := os.ReadFile(daemon.Log)
		require.NoError(t, err)
		address = regexp.MustCompile(`protocol=metrics address=(\S+)`).FindSubmatch(log)
		require.True(t, time.Now().Before(end), "%s", log)
	}
	client := http.Client{Transport: &http.Transport{TLSClientConfig: &tls.Config{InsecureSkipVerify: true}}}
	defer client.CloseIdleConnections()
	for shown, want := range map[string]int{"": 401, "Bearer 0123456789abcdeX": 401, "Bearer 0123456789abcdef": 200} {
		request, err := http.NewRequest("GET", "https://"+string(address[1])+"/metrics", nil)
		require.NoError(t, err)
		request.Header.Set("Authorization", shown)
		response, err := client.Do(request)
		require.NoError(t, err)
		require.NoError(t, response.Body.Close())
		require.Equal(t, want, response.StatusCode, shown)
	}

	socket := filepath.Join(t.TempDir(), "s")
	for _, test := range []struct{ flag, want string }{
		{"--metrics=:9464", "--metrics (RKLLMD_METRICS): other machines can reach :9464, so clients must show a token"},
		{"--metrics=" + string(address[1]), "cannot listen on " + string(address[1])},
	} {
		output, err := daemon_command.DaemonCommand(t, true, "serve", "--socket", socket, test.flag).CombinedOutput()
		require.Error(t, err)
		require.Contains(t, string(output), test.want)
		require.NoFileExists(t, socket)
	}
}
