// Package wrap_handler lets requests in.
package wrap_handler

import (
	"net/http"
	"time"

	"rkllmd/faces/rest"
	"rkllmd/faces/rest/check_request"
	"rkllmd/faces/rest/log_panic"
	"rkllmd/faces/rest/refuse_by_path"
	"rkllmd/faces/web"
	"rkllmd/faces/web/check_origin"
	"rkllmd/faces/web/list_headers"
)

// WrapHandler returns a handler that has next answer what check_request accepts. Pages of other origins that may ask
// are told that they may read the answer. A body that comes with a request must do so within web.UnreadTime, unless
// next wants it (read_body): the server reads it before it answers, or before it closes the connection.
//
// **Runs on:** any thread. What it returns runs on the connection's goroutine. Follows the Fetch standard (CORS).
func WrapHandler(host *web.Host, next http.Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		defer log_panic.LogPanic(r)
		if r.ContentLength != 0 {
			// fails only for the recorders of tests
			_ = http.NewResponseController(w).SetReadDeadline(time.Now().Add(web.UnreadTime))
		}
		w.Header().Set("X-Content-Type-Options", "nosniff")
		if _, other := check_origin.CheckOrigin(r, host.Options.Origins); other {
			w.Header().Set("Access-Control-Allow-Origin", r.Header.Get("Origin"))
			w.Header().Set("Access-Control-Expose-Headers", "Retry-After, "+web.AnsweredBy)
			w.Header().Set("Vary", "Origin")
		}
		refusal, preflight := check_request.CheckRequest(host, r)
		switch {
		case refusal != nil:
			if refusal.Status == http.StatusUnauthorized {
				w.Header().Set("WWW-Authenticate", `Bearer realm="`+rest.Realm+`"`)
			}
			w.Header().Set("Connection", "close") // what follows is not read
			refuse_by_path.RefuseByPath(host, w, r, *refusal)
		case preflight:
			w.Header().Set("Access-Control-Allow-Methods", "GET, POST, DELETE")
			w.Header().Set("Access-Control-Allow-Headers",
				list_headers.ListHeaders(r.Header.Get("Access-Control-Request-Headers")))
			w.Header().Set("Access-Control-Max-Age", "600")
			w.WriteHeader(http.StatusNoContent)
		default:
			next.ServeHTTP(w, r)
		}
	}
}
