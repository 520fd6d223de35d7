// Package parse_endpoint reads the address of a hub.
package parse_endpoint

import (
	"cmp"
	"fmt"
	"net/url"
	"os"
	"strings"
)

// ParseEndpoint returns the address of a hub that the environment's variable names, or the usual one. It may be http:
// whoever has set it wants that.
//
// **Runs on:** any thread.
func ParseEndpoint(variable, usual string) (*url.URL, error) {
	text := cmp.Or(strings.TrimRight(os.Getenv(variable), "/"), usual)
	address, err := url.Parse(text)
	if err != nil || address.Host == "" || address.Scheme != "https" && address.Scheme != "http" ||
		address.User != nil {
		return nil, fmt.Errorf("%s must be the address of a hub, such as %s", variable, usual)
	}
	return address, nil
}
