// Package parse_url reads the address of a file.
package parse_url

import (
	"fmt"
	"net/url"
	"path"

	"rkllmd/store/source"
	"rkllmd/store/source/is_loopback"
	"rkllmd/store/source/is_segment"
)

// ParseURL reads text, the address of one file. It is https, or http on this machine.
//
// **Runs on:** any thread.
func ParseURL(text string) (source.Source, error) {
	address, err := url.Parse(text)
	switch {
	case err != nil:
		return source.Source{}, fmt.Errorf("%q is no address: %w", text, err)
	case address.Host == "":
		return source.Source{}, fmt.Errorf("%q names no host: an address of a file is https://HOST/FILE", text)
	case address.User != nil:
		return source.Source{}, fmt.Errorf("the address of %s has a user or a password in it, which would be written "+
			"beside the model: leave them out", address.Host)
	case address.Scheme == "http" && !is_loopback.IsLoopback(address.Hostname()):
		return source.Source{}, fmt.Errorf("%q would come over http, which anybody on the way can change: it must be "+
			"https (http is taken for this machine only)", text)
	case !is_segment.IsSegment(path.Base(address.Path)):
		return source.Source{}, fmt.Errorf("%q does not end with the name of a file: at most %d letters, digits, "+
			"\".\", \"_\", \"+\" and \"-\"", text, source.MaxSegment)
	}
	return source.Source{Kind: source.KindURL, URL: text}, nil
}
