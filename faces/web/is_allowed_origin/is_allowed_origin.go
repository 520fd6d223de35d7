// Package is_allowed_origin compares the origin of a page with those that are let in.
package is_allowed_origin

import (
	"path"

	"rkllmd/faces/web"
)

// IsAllowedOrigin reports whether origin is one of allowed, in which * stands for any text.
//
// **Runs on:** any thread.
func IsAllowedOrigin(origin web.Origin, allowed []web.Origin) bool {
	for _, pattern := range allowed {
		scheme, _ := path.Match(pattern.Scheme, origin.Scheme) // a pattern that parse_origin has read is a good one
		host, _ := path.Match(pattern.Host, origin.Host)
		port, _ := path.Match(pattern.Port, origin.Port)
		if scheme && host && port {
			return true
		}
	}
	return false
}
