// Package web_ask asks a handler of HTTP.
package web_ask

import (
	"net/http"
	"net/http/httptest"
	"strings"
)

// WebAsk has handler answer a request; a body is JSON. headers are names and values in turn.
func WebAsk(handler http.Handler, method, target, body string, headers ...string) *httptest.ResponseRecorder {
	r := httptest.NewRequest(method, target, strings.NewReader(body))
	if body != "" {
		r.Header.Set("Content-Type", "application/json")
	}
	for i := 0; i < len(headers); i += 2 {
		r.Header.Set(headers[i], headers[i+1])
	}
	w := httptest.NewRecorder()
	handler.ServeHTTP(w, r)
	return w
}
