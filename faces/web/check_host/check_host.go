// Package check_host looks whether a request names this machine.
package check_host

import (
	"net"
	"net/http"
	"strings"

	"rkllmd/faces/web"
	"rkllmd/faces/web/is_allowed_origin"
	"rkllmd/faces/web/parse_origin"
)

// CheckHost reports whether the host that r was sent to is a loopback name or address, or one of origins. A page whose
// own name has been made to point to this machine sends that name (DNS rebinding).
//
// **Runs on:** any thread.
func CheckHost(r *http.Request, origins []web.Origin) bool {
	for _, scheme := range []string{"http://", "https://"} {
		if origin, err := parse_origin.ParseOrigin(scheme + r.Host); err == nil &&
			is_allowed_origin.IsAllowedOrigin(origin, origins) {
			return true
		}
	}
	name := r.Host
	if host, _, err := net.SplitHostPort(r.Host); err == nil {
		name = host
	}
	name = strings.TrimSuffix(strings.ToLower(name), ".")
	ip := net.ParseIP(strings.Trim(name, "[]"))
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || ip != nil && ip.IsLoopback()
}
