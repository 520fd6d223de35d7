// Package check_url checks the address of an upstream server.
package check_url

import (
	"fmt"
	"net"
	"net/url"
)

// CheckURL refuses an address that is none of a server over HTTP, that holds a name and a password, or that lies on
// another machine in plain text where a key goes there.
//
// **Runs on:** any thread. It looks no name up: only addresses of the loopback network and localhost are on this
// machine.
func CheckURL(address string, key bool) error {
	parsed, err := url.Parse(address)
	if err != nil || parsed.Hostname() == "" || parsed.Scheme != "http" && parsed.Scheme != "https" {
		return fmt.Errorf("%q is no address of a server: http://127.0.0.1:11434/v1, or https://HOST/v1, would be right",
			address)
	}
	if parsed.User != nil || parsed.RawQuery != "" || parsed.Fragment != "" {
		return fmt.Errorf("the address of %s may have neither a name, a password, a query nor a fragment; a key "+
			"stands in the file of --upstream-key-file", parsed.Host)
	}
	if key && parsed.Scheme == "http" && parsed.Hostname() != "localhost" &&
		!net.ParseIP(parsed.Hostname()).IsLoopback() {
		return fmt.Errorf("%q lies on another machine, and the key would go there in plain text: https://%s%s would "+
			"be right", address, parsed.Host, parsed.Path)
	}
	return nil
}
