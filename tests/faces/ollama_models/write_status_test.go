package ollama_models_test

import (
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/ollama"
	"rkllmd/faces/ollama_models/write_status"
)

func TestWriteStatus(t *testing.T) {
	w := httptest.NewRecorder()
	write_status.WriteStatus(w, ollama.Status{Status: "success"})
	require.Equal(t, []any{`{"status":"success"}` + "\n", true}, []any{w.Body.String(), w.Flushed})
	write_status.WriteStatus(w, func() {})
	require.Len(t, w.Body.String(), 21)
}
