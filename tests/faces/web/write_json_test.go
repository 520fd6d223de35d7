package web_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web/write_json"
)

func TestWriteJSON(t *testing.T) {
	w := httptest.NewRecorder()
	write_json.WriteJSON(w, 202, map[string]string{"a": "<ü>"})
	require.Equal(t, 202, w.Code)
	require.Equal(t, "{\"a\":\"<ü>\"}\n", w.Body.String())
	require.Equal(t, "application/json", w.Header().Get("Content-Type"))
	require.Equal(t, "no-store", w.Header().Get("Cache-Control"))
}
