// Package check_origin looks which page a request comes from.
package check_origin

import (
	"net/http"
	"net/url"

	"rkllmd/web/match_origin"
)

// CheckOrigin reports whether r may be answered: it comes from no page, from the daemon's own, or from one of allowed. other: from one of those, which
// must be told that it may read the answer.
//
// **Runs on:** any. Follows RFC 6454.
func CheckOrigin(r *http.Request, allowed []string) (right, other bool) {
	origin := r.Header.Get("Origin")
	if origin == "" {
		return true, false
	}
	if address, err := url.Parse(origin); err == nil && address.Host != "" && address.Host == r.Host {
		return true, false
	}
	right = match_origin.MatchOrigin(origin, allowed)
	return right, right
}
