// Package upstream_fails is an upstream server that fails.
package upstream_fails

import (
	"io"
	"net/http"
	"strings"
)

// UpstreamFails returns a server that fails in the way that the prompt names, and has a list of models for those who
// show key.
func UpstreamFails(key string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		said := string(body)
		switch {
		case r.URL.Path == "/v1/models" && r.Header.Get("Authorization") == "Bearer "+key:
			return
		case strings.Contains(said, "busy"):
			w.Header().Set("Retry-After", "7")
			http.Error(w, `{"error": {"message": "slow down"}}`, http.StatusTooManyRequests)
			return
		case strings.Contains(said, "elsewhere"):
			http.Redirect(w, r, "http://127.0.0.1:1/", http.StatusTemporaryRedirect)
			return
		}
		w.Header().Set("Content-Type", "text/event-stream")
		_, _ = io.WriteString(w, "data: {\"choices\": [{\"delta\": {\"content\": \"a piece\"}}]}\n\n")
		w.(http.Flusher).Flush()
		if strings.Contains(said, "hang") {
			<-r.Context().Done() // the daemon ends the request
		}
		panic(http.ErrAbortHandler)
	}
}
