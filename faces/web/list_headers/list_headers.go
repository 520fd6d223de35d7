// Package list_headers lists the headers that pages may send.
package list_headers

import (
	"slices"
	"strings"

	"rkllmd/faces/web"
)

// ListHeaders returns those of asked, names with commas as a browser asks for them (Access-Control-Request-Headers),
// that pages of other origins may send: web.PageHeaders, which are always among them, and the ones that SDKs set, each
// of which begins with one of web.PagePrefixes.
//
// **Runs on:** any thread. Follows the Fetch standard (CORS).
func ListHeaders(asked string) string {
	list := slices.Clone(web.PageHeaders)
	for name := range strings.SplitSeq(strings.ToLower(asked), ",") {
		name = strings.TrimSpace(name)
		known := strings.Trim(name, web.HeaderBytes) == "" && !slices.Contains(list, name)
		for _, prefix := range web.PagePrefixes {
			if known && strings.HasPrefix(name, prefix) {
				list = append(list, name)
			}
		}
	}
	return strings.Join(list, ", ")
}
