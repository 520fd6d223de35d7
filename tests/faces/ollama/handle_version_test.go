package ollama_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama/handle_version"
)

func TestHandleVersion(t *testing.T) {
	w := httptest.NewRecorder()
	handle_version.HandleVersion(w, nil)
	require.JSONEq(t, `{"version": "0.17.4"}`, w.Body.String())
}
