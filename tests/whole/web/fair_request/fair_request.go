// Package fair_request sends a request over HTTP.
package fair_request

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// FairRequest posts body as JSON and reads the answer, which must be no error.
func FairRequest(t testing.TB, client *http.Client, address, body string) {
	answer, err := client.Post(address, "application/json", strings.NewReader(body))
	require.NoError(t, err)
	defer answer.Body.Close()
	text, err := io.ReadAll(answer.Body)
	require.NoError(t, err)
	require.Equal(t, 200, answer.StatusCode, string(text))
}
