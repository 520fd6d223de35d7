// Package parse_origin reads the origin of a page, or a pattern of such.
package parse_origin

import (
	"fmt"
	"net/netip"
	"strconv"
	"strings"

	"rkllmd/faces/web"
)

// The characters of a scheme and of a host. Browsers send names of other scripts in these, too.
const (
	schemeBytes = "abcdefghijklmnopqrstuvwxyz0123456789+-.*"
	hostBytes   = "abcdefghijklmnopqrstuvwxyz0123456789-._*"
)

// ParseOrigin reads text, SCHEME://HOST:PORT, in which * may stand for any text. Without a scheme it is any, and
// without a port that of the scheme, or any where that is not known. An address of IPv6 stands in brackets, which are
// left out of what is returned.
//
// **Runs on:** any thread. Follows RFC 6454. Errors: what is wrong, and what would be right.
func ParseOrigin(text string) (web.Origin, error) {
	scheme, host, given := strings.Cut(strings.ToLower(text), "://")
	if !given {
		scheme, host = "*", scheme
	}
	if address, err := netip.ParseAddr(host); err == nil && address.Is6() {
		host = "[" + host + "]"
	}
	port := map[string]string{"*": "*", "http": "80", "https": "443"}[scheme]
	if i := strings.LastIndexByte(host, ':'); i > strings.LastIndexByte(host, ']') {
		host, port = host[:i], host[i+1:]
		if number, err := strconv.ParseUint(port, 10, 16); port != "*" && (err != nil || number == 0) {
			return web.Origin{}, fmt.Errorf("%q is no origin: its port is %q, which is no number from 1 to 65535; %s",
				text, port, web.OriginForm)
		}
	}
	wrong := ""
	switch inner := strings.TrimSuffix(strings.TrimPrefix(host, "["), "]"); {
	case strings.ContainsAny(host, "/?#"):
		wrong = "it goes on behind the host"
	case host == "" || scheme == "" || text == "null":
		wrong = "a part of it is missing"
	case strings.Trim(scheme, schemeBytes) != "":
		wrong = fmt.Sprintf("%q is no scheme", scheme)
	case inner != host:
		address, err := netip.ParseAddr(inner)
		if err != nil || !address.Is6() || address.Zone() != "" || host != "["+inner+"]" {
			wrong = "what its brackets are for is no address of IPv6"
		}
		host = address.String()
	case strings.Trim(host, hostBytes) != "":
		wrong = fmt.Sprintf("%q is no host; names of other scripts are written as browsers send them, xn--...", host)
	}
	if wrong != "" {
		return web.Origin{}, fmt.Errorf("%q is no origin: %s; %s", text, wrong, web.OriginForm)
	}
	return web.Origin{Scheme: scheme, Host: host, Port: port}, nil
}
