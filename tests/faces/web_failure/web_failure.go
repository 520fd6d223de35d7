// Package web_failure reads an error of HTTP.
package web_failure

import (
	"encoding/json"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
)

// WebFailure returns the error that w has; its status must be this one.
func WebFailure(t testing.TB, w *httptest.ResponseRecorder, status int) web.FailureBody {
	t.Helper()
	require.Equal(t, status, w.Code, w.Body)
	var failure web.Failure
	require.NoError(t, json.Unmarshal(w.Body.Bytes(), &failure), w.Body)
	require.NotEmpty(t, failure.Error.Message)
	return failure.Error
}
