// Package format_source writes a source as a person would.
package format_source

import (
	"strings"

	"rkllmd/store/source"
)

// FormatSource returns from where wanted is, without what of it is wanted: what a manifest has as its source.
//
// **Runs on:** any thread.
func FormatSource(wanted source.Source) string {
	switch wanted.Kind {
	case source.KindURL:
		address, _, _ := strings.Cut(wanted.URL, "?") // what follows may be a signature
		return address
	case source.KindHub:
		return source.Hosts[0] + wanted.Owner + "/" + wanted.Repo
	case source.KindModelScope:
		return source.ModelScope[0] + wanted.Owner + "/" + wanted.Repo
	default:
		return wanted.Path
	}
}
