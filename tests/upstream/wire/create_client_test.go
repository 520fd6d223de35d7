package wire_test

import (
	"encoding/pem"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/upstream"
	"rkllmd/upstream/wire/create_client"
)

func TestCreateClient(t *testing.T) {
	there := httptest.NewTLSServer(http.RedirectHandler("http://127.0.0.1:1/", http.StatusTemporaryRedirect))
	defer there.Close()
	file := filepath.Join(t.TempDir(), "ca.pem")
	require.NoError(t, os.WriteFile(file, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE",
		Bytes: there.Certificate().Raw}), 0o600))
	client, err := create_client.CreateClient(upstream.Options{CA: file})
	require.NoError(t, err)
	answer, err := client.Post(there.URL, "application/json", nil)
	require.NoError(t, err, "a redirect is an answer")
	require.NoError(t, answer.Body.Close())
	require.Equal(t, http.StatusTemporaryRedirect, answer.StatusCode)
	client, err = create_client.CreateClient(upstream.Options{})
	require.NoError(t, err)
	_, err = client.Get(there.URL)
	require.ErrorContains(t, err, "certificate signed by unknown authority")
	_, err = create_client.CreateClient(upstream.Options{CA: file + "-"})
	require.ErrorIs(t, err, os.ErrNotExist)
	require.NoError(t, os.WriteFile(file, []byte("none"), 0o600))
	_, err = create_client.CreateClient(upstream.Options{CA: file})
	require.ErrorContains(t, err, "holds no certificate")
}
