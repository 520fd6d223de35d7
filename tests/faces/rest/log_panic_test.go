package rest_test

import (
	"bytes"
	"log/slog"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/rest/wrap_handler"
	"rkllmd/tests/faces/rest/panic_with"
	"rkllmd/tests/support/faces/web_host"
)

func TestLogPanic(t *testing.T) {
	before := slog.Default()
	defer slog.SetDefault(before)
	var log bytes.Buffer
	slog.SetDefault(slog.New(slog.NewTextHandler(&log, nil)))
	host, _ := web_host.WebHost(nil)
	for fault, said := range map[any]bool{"index out of range": true, http.ErrAbortHandler: false, nil: false} {
		log.Reset()
		handler := wrap_handler.WrapHandler(host, panic_with.PanicWith(fault))
		request := httptest.NewRequest("POST", "/v1/generate", nil)
		if fault == nil {
			handler(httptest.NewRecorder(), request)
		} else {
			require.PanicsWithValue(t, http.ErrAbortHandler, func() { handler(httptest.NewRecorder(), request) })
		}
		require.Equal(t, said, log.Len() > 0)
		if said {
			require.Regexp(t, `level=ERROR msg="a fault in this program has ended a request.* path=/v1/generate `+
				`fault="index out of range" stack=.*panic_with.go`, log.String())
		}
	}
}
