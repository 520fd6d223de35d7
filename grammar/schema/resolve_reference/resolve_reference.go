// Package resolve_reference returns what a $ref names.
package resolve_reference

import (
	"net/url"
	"strconv"
	"strings"

	"rkllmd/grammar"
)

// ResolveReference returns what a $ref names: # and a place in the same schema.
//
// **Runs on:** any thread.
func ResolveReference(root any, reference string) (any, bool) {
	if reference == "#" {
		return root, true
	}
	text, err := url.PathUnescape(reference)
	rest, ok := strings.CutPrefix(text, "#/")
	if err != nil || !ok {
		return nil, false
	}
	v := root
	for _, part := range strings.Split(rest, "/") {
		part = strings.NewReplacer("~1", "/", "~0", "~").Replace(part)
		switch x := v.(type) {
		case *grammar.Object:
			if v, ok = x.Members[part]; !ok {
				return nil, false
			}
		case []any:
			at, err := strconv.Atoi(part)
			if err != nil || at < 0 || at >= len(x) {
				return nil, false
			}
			v = x[at]
		default:
			return nil, false
		}
	}
	return v, true
}
