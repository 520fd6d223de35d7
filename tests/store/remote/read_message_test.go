package remote_test

import (
	"io"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"rkllmd/store/remote/read_message"
)

func TestReadMessage(t *testing.T) {
	for body, right := range map[string]string{`{"error": " why "}`: "why", `{"Code": 1, "Message": "because"}`: "because",
		"<html>": "", `{"error": {"a": 1}}`: "", "": ""} {
		require.Equal(t, right, read_message.ReadMessage(&http.Response{Body: io.NopCloser(strings.NewReader(body))}))
	}
	answer := &http.Response{Header: http.Header{"X-Error-Message": {strings.Repeat("x", 600)}}}
	require.Len(t, read_message.ReadMessage(answer), 500)
}
