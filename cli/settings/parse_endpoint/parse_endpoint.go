// Package parse_endpoint reads where a daemon's HTTP front-end is.
package parse_endpoint

import (
	"fmt"
	"net/url"
	"strings"

	"rkllmd/cli"
	"rkllmd/server/parse_address"
)

// ParseEndpoint reads "HOST:PORT", "http://HOST:PORT", "https://HOST:PORT" or "unix:///PATH".
//
// **Runs on:** any thread. It looks no name up. Errors: what is wrong with the text, and what would be right.
func ParseEndpoint(text string) (cli.Endpoint, error) {
	scheme, host := "http", text
	if before, after, found := strings.Cut(text, "://"); found && before != "unix" {
		scheme, host = before, strings.TrimSuffix(after, "/")
	}
	if scheme != "http" && scheme != "https" {
		return cli.Endpoint{}, fmt.Errorf("%q is neither http://HOST:PORT, https://HOST:PORT nor unix:///PATH", text)
	}
	if !strings.HasPrefix(host, "unix:") {
		if parsed, err := url.Parse(scheme + "://" + host); err != nil || parsed.Hostname() == "" ||
			parsed.Host != host {
			return cli.Endpoint{}, fmt.Errorf(
				"%q must be a host and nothing more: 127.0.0.1:8080, https://HOST:PORT or unix:///PATH would be right",
				text)
		}
		return cli.Endpoint{URL: scheme + "://" + host, Name: scheme + "://" + host}, nil
	}
	address, err := parse_address.ParseAddress(host)
	if err != nil {
		return cli.Endpoint{}, err
	}
	return cli.Endpoint{URL: "http://localhost", Unix: address.Unix, Name: "unix://" + address.Unix}, nil
}
