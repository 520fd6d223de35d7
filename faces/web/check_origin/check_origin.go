// Package check_origin looks which page a request comes from.
package check_origin

import (
	"net/http"

	"rkllmd/faces/web"
	"rkllmd/faces/web/is_allowed_origin"
	"rkllmd/faces/web/parse_origin"
)

// CheckOrigin reports whether r, of whatever protocol over HTTP, may be answered: it comes from no page, from the
// daemon's own, or from one of allowed. other is true for a page of an allowed origin, which must be told that it may
// read the answer.
//
// **Runs on:** any thread. Follows RFC 6454.
func CheckOrigin(r *http.Request, allowed []web.Origin) (right, other bool) {
	text := r.Header.Get("Origin")
	if text == "" {
		return true, false
	}
	origin, err := parse_origin.ParseOrigin(text)
	if err != nil || origin.Scheme == "*" {
		return false, false
	}
	if own, err := parse_origin.ParseOrigin(origin.Scheme + "://" + r.Host); err == nil && origin == own {
		return true, false
	}
	right = is_allowed_origin.IsAllowedOrigin(origin, allowed)
	return right, right
}
