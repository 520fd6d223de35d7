// Package check_key has no daemon join a fleet that anybody may join.
package check_key

import (
	"fmt"
	"net/url"
	"strings"

	"rkllmd/fleet"
	"rkllmd/fleet/wire/is_here"
)

// CheckKey refuses a server on another machine that o shows nothing, neither an NKey nor credentials nor what stands
// before the @ of its address: whoever is let in there without a key can read prompts, and make answers up.
//
// **Runs on:** any thread. The addresses are right (check_url).
func CheckKey(o fleet.Options) error {
	if o.NKey != "" || o.Creds != "" {
		return nil
	}
	for address := range strings.SplitSeq(o.URL, ",") {
		parsed, err := url.Parse(strings.TrimSpace(address))
		if err == nil && parsed.User == nil && !is_here.IsHere(parsed.Hostname()) {
			return fmt.Errorf("%q lies on another machine, and nothing shows it who this one is: --nats-nkey FILE "+
				"(RKLLMD_NATS_NKEY) with a file that \"rkllmd fleet init\" has made, or --nats-creds FILE, would be "+
				"right", address)
		}
	}
	return nil
}
