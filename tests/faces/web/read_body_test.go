package web_test

import (
	"io"
	"net"
	"net/http"
	"net/http/httptest"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"rkllmd/faces/web"
	"rkllmd/faces/web/read_body"
	"rkllmd/tests/faces/set_read_deadline"
	"rkllmd/tests/faces/web/web_read"
	"rkllmd/tests/faces/web_failure"
	"rkllmd/tests/support/faces/web_ask"
)

func TestReadBody(t *testing.T) {
	handler := http.HandlerFunc(web_read.WebRead)
	require.Equal(t, `{"a":1}`, web_ask.WebAsk(handler, "POST", "/", `{"a":1}`).Body.String())
	require.Equal(t, `{"a":1}`, web_ask.WebAsk(handler, "POST", "/", `{"a":1}`, "Content-Type",
		"Application/JSON; charset=utf-8").Body.String())
	require.Equal(t, `the Content-Type is "text/plain"; it must be application/json`, web_failure.WebFailure(t,
		web_ask.WebAsk(handler, "POST", "/", "x", "Content-Type", "text/plain"), 415).Message)
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/", ""), 415).Message,
		`the Content-Type is ""`)
	w := web_ask.WebAsk(handler, "POST", "/", "\x1f\x8b", "Content-Encoding", "gzip")
	require.Equal(t, `the Content-Encoding is "gzip"; it must be identity, or left out: the body is read as it comes`,
		web_failure.WebFailure(t, w, 415).Message)
	require.Equal(t, "identity", w.Header().Get("Accept-Encoding"))
	require.Equal(t, `{"a":1}`, web_ask.WebAsk(handler, "POST", "/", `{"a":1}`, "Content-Encoding",
		"Identity").Body.String())
	require.Equal(t, strings.Repeat("x", 10), web_ask.WebAsk(handler, "POST", "/", strings.Repeat("x",
		10)).Body.String())
	require.Contains(t, web_failure.WebFailure(t, web_ask.WebAsk(handler, "POST", "/", strings.Repeat("x", 11)),
		413).Message,
		"the body has more than 10 bytes; the limit is set by --http-max-message-bytes")
	for text, deadlines := range map[string]int{"x": 1, "": 0} { // set once, and never taken away
		w := &set_read_deadline.Recorder{ResponseRecorder: httptest.NewRecorder()}
		r := httptest.NewRequest("POST", "/", strings.NewReader(text))
		r.Header.Set("Content-Type", "application/json")
		_, refusal := read_body.ReadBody(w, r, 10)
		require.Nil(t, refusal)
		require.Len(t, w.Deadlines, deadlines)
		for _, deadline := range w.Deadlines {
			require.WithinRange(t, deadline, time.Now(), time.Now().Add(web.BodyTime))
		}
	}
	listening := httptest.NewServer(handler)
	defer listening.Close()
	conn, err := net.Dial("tcp", listening.Listener.Addr().String())
	require.NoError(t, err)
	_, err = conn.Write([]byte("POST / HTTP/1.1\r\nHost: a\r\nContent-Type: " +
		"application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n"))
	require.NoError(t, err)
	answer := make([]byte, 200)
	_, err = io.ReadAtLeast(conn, answer, 30)
	require.NoError(t, err)
	require.Contains(t, string(answer), "400 Bad Request")
	conn.Close()
}
