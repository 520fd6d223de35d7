package web_test

import (
	"net/http/httptest"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/write_json"
	"rkllmd/tests/faces/web/set_write_deadline"
)

func TestWriteJSON(t *testing.T) {
	w := &set_write_deadline.Recorder{ResponseRecorder: httptest.NewRecorder()}
	write_json.WriteJSON(w, 202, map[string]string{"a": "<ü>"})
	require.Equal(t, 202, w.Code)
	require.Equal(t, "{\"a\":\"<ü>\"}\n", w.Body.String())
	require.Equal(t, "application/json", w.Header().Get("Content-Type"))
	require.Equal(t, "no-store", w.Header().Get("Cache-Control"))
	require.Len(t, w.Deadlines, 1)
	require.WithinRange(t, w.Deadlines[0], time.Now(), time.Now().Add(web.WriteTime))
}
