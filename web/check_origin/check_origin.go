// Package check_origin looks which page a request comes from.
package check_origin

import (
	"net/http"

	"rkllmd/web"
	"rkllmd/web/match_origin"
	"rkllmd/web/parse_origin"
)

// CheckOrigin reports whether r, of whatever protocol over HTTP, may be answered: it comes from no page, from the daemon's own, or from one of allowed. other: from one of
// those, which must be told that it may read the answer.
//
// **Runs on:** any. Follows RFC 6454.
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
	right = match_origin.MatchOrigin(origin, allowed)
	return right, right
}
