// Package check_url checks the addresses of NATS.
package check_url

import (
	"fmt"
	"net/url"
	"strings"

	"rkllmd/fleet/wire/is_here"
)

// CheckURL refuses addresses of NATS that are none, and those in plain text that lie on other machines: prompts and
// answers go over them.
//
// **Runs on:** any thread. It looks no name up: only addresses of the loopback network and localhost are on this
// machine.
func CheckURL(addresses string) error {
	for address := range strings.SplitSeq(addresses, ",") {
		parsed, err := url.Parse(strings.TrimSpace(address))
		if err != nil || parsed.Hostname() == "" || parsed.Scheme != "nats" && parsed.Scheme != "tls" {
			return fmt.Errorf("%q is no address of NATS: tls://HOST:4222, or nats://127.0.0.1:4222 on this machine, "+
				"would be right", address)
		}
		if parsed.Scheme != "tls" && !is_here.IsHere(parsed.Hostname()) {
			return fmt.Errorf("%q lies on another machine, and prompts and answers would go there in plain text: "+
				"tls://%s would be right", address, parsed.Host)
		}
	}
	return nil
}
