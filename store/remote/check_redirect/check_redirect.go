// Package check_redirect says where a redirect may lead.
package check_redirect

import (
	"fmt"
	"net/url"

	"rkllmd/store/remote"
	"rkllmd/store/source/is_loopback"
)

// CheckRedirect returns the address that location names, seen from at. It must be https; http is taken where a hub's
// own address is http, and on this machine, seen from an address that is http too: nobody else may lead to the services
// of this machine.
//
// **Runs on:** any thread.
func CheckRedirect(client *remote.Client, at *url.URL, location string) (*url.URL, error) {
	to, err := at.Parse(location)
	if err != nil {
		return nil, &remote.Refusal{Fault: fmt.Errorf("%s leads to %.80q, which is no address", at.Host, location)}
	}
	if to.Scheme == "https" || to.Scheme == "http" && at.Scheme == "http" && is_loopback.IsLoopback(to.Hostname()) {
		return to, nil
	}
	for _, endpoint := range []remote.Endpoint{client.Hub, client.ModelScope} {
		if to.Scheme == endpoint.URL.Scheme && to.Host == endpoint.URL.Host {
			return to, nil
		}
	}
	return nil, &remote.Refusal{Fault: fmt.Errorf("%s leads to %s by %.20s: it must be https", at.Host, to.Host,
		to.Scheme)}
}
