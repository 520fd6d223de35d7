// Package check_host looks whether a request names this machine.
package check_host

import (
	"net"
	"net/http"
	"strings"

	"rkllmd/web/match_origin"
)

// CheckHost reports whether the host that r was sent to is a loopback name or address, or one of origins. A page whose own name has been made
// to point to this machine sends that name (DNS rebinding).
//
// **Runs on:** any.
func CheckHost(r *http.Request, origins []string) bool {
	name := r.Host
	if host, _, err := net.SplitHostPort(r.Host); err == nil {
		name = host
	}
	name = strings.TrimSuffix(strings.ToLower(name), ".")
	ip := net.ParseIP(strings.Trim(name, "[]"))
	return name == "localhost" || strings.HasSuffix(name, ".localhost") || ip != nil && ip.IsLoopback() ||
		match_origin.MatchOrigin("http://"+r.Host, origins) || match_origin.MatchOrigin("https://"+r.Host, origins)
}
