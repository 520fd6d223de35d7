// Package parse_address reads the address of a server.
package parse_address

import (
	"fmt"
	"net"
	"path/filepath"
	"strconv"
	"strings"

	"rkllmd/server"
)

// ParseAddress reads "HOST:PORT" (an IPv6 address in brackets; no host: every address of this machine; port 0: any that
// is free) or "unix:///PATH".
//
// **Runs on:** any thread. It looks no name up. Errors: what is wrong with the text, and what would be right.
func ParseAddress(text string) (server.Address, error) {
	if rest, ok := strings.CutPrefix(text, "unix:"); ok {
		path := "/" + strings.TrimLeft(rest, "/")
		if !strings.HasPrefix(rest, "/") || path == "/" {
			return server.Address{}, fmt.Errorf(
				"%q names no absolute path: unix:///run/user/1000/rkllmd.sock would be right", text)
		}
		return server.Address{Unix: filepath.Clean(path), Loopback: true}, nil
	}
	host, port, err := net.SplitHostPort(text)
	if err != nil {
		return server.Address{}, fmt.Errorf("%q is neither HOST:PORT, such as 127.0.0.1:8080, nor unix:///PATH", text)
	}
	if number, err := strconv.ParseUint(port, 10, 16); err != nil {
		return server.Address{}, fmt.Errorf("%q has the port %q, which is no number from 0 to 65535", text, port)
	} else {
		port = strconv.FormatUint(number, 10)
	}
	ip := net.ParseIP(strings.SplitN(host, "%", 2)[0])
	return server.Address{Host: net.JoinHostPort(host, port), Loopback: host == "localhost" || ip != nil &&
		ip.IsLoopback()}, nil
}
