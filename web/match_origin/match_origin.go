// Package match_origin compares an origin with those that are allowed.
package match_origin

import (
	"net/url"
	"path"
	"strings"
)

// MatchOrigin reports whether origin, "scheme://host" with or without a port, is one of allowed: a pattern with a scheme is compared with all of it, any other one
// with the host alone, with its port and without. * stands for any text.
//
// **Runs on:** any.
func MatchOrigin(origin string, allowed []string) bool {
	address, err := url.Parse(strings.ToLower(origin))
	if err != nil || address.Host == "" {
		return false
	}
	for _, pattern := range allowed {
		pattern = strings.ToLower(pattern)
		for _, text := range []string{address.Scheme + "://" + address.Host, address.Host, address.Hostname()} {
			if ok, _ := path.Match(pattern, text); ok {
				return true
			}
		}
	}
	return false
}
